{
	"_Name": "EscapeApp",
	"MainPage": "/EscapeApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

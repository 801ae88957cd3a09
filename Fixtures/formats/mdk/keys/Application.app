{
	"_Name": "KeysApp",
	"MainPage": "/KeysApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

{
	"_Name": "MissingApp",
	"MainPage": "/MissingApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

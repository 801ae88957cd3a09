{
	"_Name": "RelatedApp",
	"MainPage": "/RelatedApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

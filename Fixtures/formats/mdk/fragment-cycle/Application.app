{
	"_Name": "CycleApp",
	"MainPage": "/CycleApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

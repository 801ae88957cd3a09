{
	"_Name": "OverrideApp",
	"MainPage": "/OverrideApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

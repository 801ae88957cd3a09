{
	"_Name": "ViolationsApp",
	"MainPage": "/ViolationsApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

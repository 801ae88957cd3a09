{
	"_Name": "PlatformApp",
	"MainPage": "/PlatformApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

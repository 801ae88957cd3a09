{
	"_Name": "Outer",
	"MainPage": "/Outer/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

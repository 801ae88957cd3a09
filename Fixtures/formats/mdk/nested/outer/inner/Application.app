{
	"_Name": "Inner",
	"MainPage": "/Inner/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

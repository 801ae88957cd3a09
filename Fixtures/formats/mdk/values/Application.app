{
	"_Name": "ValuesApp",
	"MainPage": "/ValuesApp/Pages/Main.page",
	"_SchemaVersion": "26.6"
}

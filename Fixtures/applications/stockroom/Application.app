{
	"_Name": "Stockroom",
	"Version": "1.0.0",
	"MainPage": "/Stockroom/Pages/Articles.page",
	"Localization": "/Stockroom/i18n/i18n.properties",
	"_SchemaVersion": "26.6"
}

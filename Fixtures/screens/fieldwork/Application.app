{
	"_Name": "FieldService",
	"Version": "/FieldService/Globals/AppVersion.global",
	"MainPage": "/FieldService/Pages/Overview.page",
	"OnLaunch": [
		"/FieldService/Rules/StartOffline.js"
	],
	"OnWillUpdate": "/FieldService/Rules/ConfirmUpdate.js",
	"Localization": "/FieldService/i18n/i18n.properties",
	"_SchemaVersion": "26.6"
}

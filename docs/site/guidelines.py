"""The guideline documents: where they are published, and which version the rules check."""

from dataclasses import dataclass

PINNED = (
    "A rule checks one version of its guideline. Your findings then stay the same when a guideline page changes. "
    "Statements of a newer guideline version come with a new rules version."
)


@dataclass(frozen=True)
class Guideline:
    """A document as readers find it."""

    id: str
    publisher: str
    url: str
    date: str
    """Its date, empty if the document has none."""
    why: str

    @property
    def version(self) -> str:
        return f"version of {self.date}" if self.date else "undated version"


GUIDELINES = {
    each.id: each
    for each in [
        Guideline(
            "android-cv", "SAP", "https://experience.sap.com/fiori-design-android/v1-6/collection-view",
            "", "The copy that the rules follow has no date. The link opens version 1.6 of the guideline."),
        Guideline(
            "hig-cv", "Apple",
            "https://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/ContentViews.html",
            "2014", "The link opens Apple's archive, which may show a later version of the chapter."),
        Guideline(
            "ios-cv", "SAP", "https://experience.sap.com/fiori-design-ios/article/collection-view/",
            "28 September 2017", "SAP changed the page on 29 May 2018. The link may open that newer version."),
        Guideline(
            "ios-cvc", "SAP", "https://experience.sap.com/fiori-design-ios/article/collection-view-cell",
            "", "The copy that the rules follow has no date. SAP may have changed the page since."),
        Guideline(
            "ios-oc", "SAP", "https://experience.sap.com/fiori-design-ios/article/object-cell",
            "12 December 2024", "SAP may have changed the page since."),
    ]
}

# What rules without statements of a document follow, by their group.
WCAG = Guideline(
    "wcag", "W3C", "https://www.w3.org/TR/WCAG22/", "2023", "WCAG 2.2 is a recommendation of the W3C with fixed success criteria.")
PRESETS = {"android-cv": "fiori-android", "hig-cv": "apple-hig", "ios-cv": "fiori-ios", "ios-cvc": "fiori-ios", "ios-oc": "fiori-ios"}

extension MDKMembers {
  /// The rows of ``table`` from that of pages on.
  static let pageRows = """
    Page: ActionBar>Control.Type.ActionBar Caption Controls DataSubscriptions FioriToolbar>Control.Type.FioriToolbar
      OnActivityBackPressed OnBackButtonPressed OnCustomEventDataReceived OnLoaded OnResume OnReturning OnUnloaded
      PrefersLargeCaption PullDown>PullDown Result ToolBar>ToolBar _Name _Type
    Page/SectionedTable/Common/HeaderFooterSeparator/Separators: BottomSectionSeparator FooterSeparator HeaderSeparator
      TopSectionSeparator
    Page/SectionedTable/Common/Separators: BottomSectionSeparator ControlSeparator FooterSeparator HeaderSeparator
      TopSectionSeparator
    Page/SectionedTable/Control/FilterBar/ListPickerSearch: Enabled
    PullDown: OnPulledDown Styles
    PullDown#Styles: BackgroundColor IndicatorColor
    Search: AdditionalProperties BarcodeScanner Delay Enabled MinimumCharacterThreshold Mode OnScanPress
      Options>SearchOptions Placeholder
    SearchOptions: CaseSensitive NumberSearch UseSearchOverFilter
    SearchOptions#NumberSearch: ConversionMethod Enabled
    SearchOptions#UseSearchOverFilter: Enabled
    Section: Caption Controls Visible
    Section.Type.AnalyticCardCollection: AnalyticCard>Card.Type.Chart AnalyticCards>Card.Type.Chart DataSubscriptions
      EmptySection>EmptySection Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header MaxItemCount
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target Visible _Name _Type
    Section.Type.ButtonTable: Buttons>ButtonTable.Type.Button DataSubscriptions EmptySection>EmptySection Footer
      Header>SectionCommon.Type.Header Layout>ButtonLayout Separators>Page/SectionedTable/Common/Separators Visible
      _Name _Type
    Section.Type.Calendar: CalendarType EndDate Event EventLoadRange Events>CalendarEvent
      Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header Height Indicators>Indicator
      IsPersistentSelection OnSelectedDateChange OnSelectedDateRangeChange SelectedDate
      SelectedDateRange>Calendar.Type.DateRange Separators>Page/SectionedTable/Common/Separators StartDate
      StartDayOfWeek Styles Targets Visible _Name _Type
    Section.Type.Calendar#Event: IndicatorName
    Section.Type.Calendar#Styles: Buttons Calendar Dates ExpandableHandle Header InnerMonthLabel LegendLabel
      WeekDayLabel
    Section.Type.CardCollection: Card>CardCollection.Type.Card Cards DataPaging>DataPaging DataSubscriptions
      EmptySection>EmptySection FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Layout>CardCollectionLayout MaxItemCount Search>Search
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.ChartContent: ChartContent DataSubscriptions Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Separators>Page/SectionedTable/Common/Separators Visible _Name _Type
    Section.Type.ChartContent#ChartContent: ChartView>ChartView IsReadOnly StatusText Styles Subtitle SummaryView Target
      Title
    Section.Type.ChartContent#ChartContent#Styles: CategoryTitles NoDataText StatusText Subtitle Title
    Section.Type.ChartContent#ChartContent#SummaryView: AggregateItem>AggregateItem SelectedItem>SelectedItem
      SeriesTitles
    Section.Type.ContactCell: ContactCell>ContactCellItem ContactCells DataPaging>DataPaging DataSubscriptions
      EmptySection>EmptySection FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header MaxItemCount Search>Search Separators>Page/SectionedTable/Common/Separators
      Target Visible _Name _Type
    Section.Type.ContactCell#ContactCells: ContactCell>ContactCellItem
    Section.Type.DataTable: DataPaging>DataPaging DataSubscriptions EditMode EmptySection>EmptySection
      FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header
      Row>DataTable.Type.Row Search>Search Separators>Page/SectionedTable/Common/Separators StickyColumn Target Visible
      _Name _Type
    Section.Type.Extension: Class Control DataSubscriptions EmptySection>EmptySection ExtensionProperties
      Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header Height IsScrollable Module OnPress
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.FormCell: Controls DataSubscriptions EmptySection>EmptySection Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Layout>FormCellSectionLayout Separators>Page/SectionedTable/Common/Separators
      Visible _Name _Type
    Section.Type.GridTable: DataPaging>DataPaging DataSubscriptions EmptySection>EmptySection
      FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header Row
      Search>Search Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.GridTable#Row: AccessoryType Items>GridRowItem Layout>GridLayout OnAccessoryButtonPress OnPress
    Section.Type.Image: Alignment ContentMode DataSubscriptions Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Height Image OnPress PaddingBottom PaddingLeft PaddingRight PaddingTop
      Separators>Page/SectionedTable/Common/Separators Styles Visible Width _Name _Type
    Section.Type.Image#Styles: BackgroundColor Image ImageBackgroundColor
    Section.Type.ImageCollection: DataSubscriptions EmptySection>EmptySection Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header ImageCell>ImageCell ImageCells Layout>Layout
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target Visible _Name _Type
    Section.Type.ImageCollection#ImageCells: ImageCell>ImageCell
    Section.Type.KPIHeader: DataSubscriptions KPIHeader Visible _Name _Type
    Section.Type.KPIHeader#KPIHeader: KPIItems>KPIItem Styles
    Section.Type.KPIHeader#KPIHeader#Styles: BackgroundColor Icon TintColor
    Section.Type.KPISection: DataSubscriptions KPIItems>KPIItem Styles Visible _Name _Type
    Section.Type.KPISection#Styles: BackgroundColor Icon TintColor
    Section.Type.KeyValue: DataSubscriptions EmptySection>EmptySection Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header KeyAndValues>KeyValue.Type.Item Layout>Layout MaxItemCount
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target Visible _Name _Type
    Section.Type.ObjectCardCollection: Card>ObjectCardCollection.Type.Card Cards DataPaging>DataPaging DataSubscriptions
      EmptySection>EmptySection FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Layout>ObjectCardCollectionLayout MaxItemCount OnPress Search>Search
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.ObjectCollection: DataPaging>DataPaging DataSubscriptions EmptySection>EmptySection Extension
      FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header
      Layout>ObjectCollectionLayout MaxItemCount ObjectCell>ObjectCell ObjectCells OnPress Search>Search
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.ObjectCollection#ObjectCells: ObjectCell>ObjectCell
    Section.Type.ObjectHeader: DataSubscriptions ObjectHeader Visible _Name _Type
    Section.Type.ObjectHeader#ObjectHeader: AnalyticView BodyText Description
      DetailContentContainer>DetailContentContainer DetailImage DetailImageIsCircular Footnote HeadlineText
      KPIView>KPIView Labels>LabelItem StatusImage StatusImagePosition StatusPosition StatusText Styles Subhead
      SubstatusImage SubstatusImagePosition SubstatusText Tags>TagItem Target
    Section.Type.ObjectHeader#ObjectHeader#AnalyticView,Chart,KPI: Chart>ObjectHeaderChart KPI>ObjectHeaderKPI OnPress
      Target _Type
    Section.Type.ObjectHeader#ObjectHeader#Styles: BodyText ChartKPIIcon ChartKPIUnit ChartKPIValue ChartSubTitle
      ChartTitle ChartTrendImage ChartTrendTitle Description DetailImage Footnote HeadlineText KPICaption KPIIcon
      KPITintColor NoDataText ObjectHeader StatusImage StatusText Subhead SubstatusImage SubstatusText
    Section.Type.ObjectTable: DataPaging>DataPaging DataSubscriptions EmptySection>EmptySection
      FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer Grouping>Grouping
      Header>SectionCommon.Type.Header HighlightSelectedItem MaxItemCount ObjectCell>ObjectCell ObjectCells
      OnSelectionChanged OnSelectionModeChanged Search>Search Selection>Selection
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.ObjectTable#ObjectCells: ObjectCell>ObjectCell
    Section.Type.ProfileHeader: DataSubscriptions ProfileHeader Visible _Name _Type
    Section.Type.ProfileHeader#ProfileHeader: ActivityItems>ActivityItem Description DetailImage DetailImageIsCircular
      Headline Styles Subheadline Target
    Section.Type.ProfileHeader#ProfileHeader#Styles: BackgroundColor Description DetailImage Headline Subheadline
    Section.Type.SimplePropertyCollection: DataSubscriptions EmptySection>EmptySection Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Layout>Layout MaxItemCount Separators>Page/SectionedTable/Common/Separators
      SimplePropertyCell>SimplePropertyCollection.Type.Cell SimplePropertyCells Target Visible _Name _Type
    Section.Type.SimplePropertyCollection#SimplePropertyCells: SimplePropertyCell>SimplePropertyCollection.Type.Cell
    Section.Type.Timeline: Cell>TimelineCell Cells DataSubscriptions EmptySection>EmptySection
      Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target TimestampType Visible _Name _Type
    Section.Type.Timeline#Cells: Cell>TimelineCell
    Section.Type.TimelinePreview: Cell>TimelinePreviewCell Cells DataSubscriptions EmptySection>EmptySection
      Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target TimestampType Visible _Name _Type
    Section.Type.TimelinePreview#Cells: Cell>TimelinePreviewCell
    SectionCommon.Type.Footer: AccessoryType AttributeLabel Caption FooterStyle OnPress Styles UseBottomPadding Visible
      _Name _Type
    SectionCommon.Type.Footer#Styles: AttributeLabel Caption Footer
    SectionCommon.Type.Header: AccessoryType Caption DataTable Grid Items OnPress Styles UseTopPadding _Name _Type
    SectionCommon.Type.Header#DataTable: Items>DataTableHeaderItem Layout>DataTableLayout
    SectionCommon.Type.Header#Grid: Items>GridRowItem Layout>GridRowLayout
    SectionCommon.Type.Header#Styles: Caption Header
    SectionHeaderItem.Type.Button: ButtonType Enabled Image ImagePosition OnPress Position Semantic Styles Title Visible
      _Name _Type
    SectionHeaderItem.Type.Button#Styles: Button Image
    SectionHeaderItem.Type.Icon: Icon OnPress Position Styles Visible _Name _Type
    SectionHeaderItem.Type.Icon#Styles: Icon
    SectionHeaderItem.Type.Label: Position Styles Title Visible _Name _Type
    SectionHeaderItem.Type.Label#Styles: Label
    SelectedItem: SelectedIndex Title TrendImage TrendTitle Value
    SelectedItem#Value: LeadingUnit Metrics TrailingUnit
    Selection: ExitOnLastDeselect LongPressToEnable Mode
    SideDrawerItem: Image OnPress PageToOpen ResetIfPressedWhenActive Styles TextAlignment Title Visible _Name
    SideDrawerItem#Styles: SectionItemActive SectionItemImage SectionItemInactive SectionItemOnPress
    SideDrawerSection: Caption Items>SideDrawerItem PreserveImageSpacing SeparatorEnabled Styles Visible _Name
    SideDrawerSection#Styles: SectionCaption SectionItemActive SectionItemInactive SectionItemOnPress SectionSeparator
    SimplePropertyCollection.Type.Cell: AccessoryType KeyName OnPress Styles Value Visible _Name _Type
    SimplePropertyCollection.Type.Cell#Styles: KeyName Value
    SimpleQuery: Operator Property
    TagItem: Color Style Text
    TimelineCell: Attribute Headline OnPress State StatusText Subattribute Subhead SubstatusText Timestamp Visible _Name
    TimelinePreviewCell: Headline State Timestamp Visible _Name
    ToolBar: Items>Control.Type.ToolbarItem Visible
    Transition: Curve Duration Name
    Validation: Message SeparatorVisible Styles Visible
    Validation#Styles: Message ValidationView
    ValidationProperties: SeparatorBackgroundColor SeparatorIsHidden ValidationMessage ValidationMessageColor
      ValidationViewBackgroundColor ValidationViewIsHidden
    definitions/ListPickerSearch: AdditionalProperties BarcodeScanner Delay Enabled MinimumCharacterThreshold
      OnScanPress Placeholder
    : DateProperties DimensionRatio EditLink EditorSetting EntitySet FetchCSRF FilterRule Handler Headers Key
      Localization MainPage MaxWidth Method OnDidUpdate OnExit OnLaunch OnLinkDataReceived OnReceiveFetchCompletion
      OnReceiveForegroundNotification OnReceiveNotificationResponse OnSuspend OnUnCaughtError OnUserSwitch OnWillUpdate
      OutputPath Parameters Path Properties QueryOptions ReadLink ReferenceApplications RequestProperties
      ServerSidePaging Service Settings UniqueIdType UseInAppCamera UserInteraction Version caption name values
    """
}

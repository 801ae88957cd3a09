extension MDKMembers {
  /// The names of the members that the objects of pages can have, as SAP's schemas of the Mobile Development Kit 26.6 declare them: the
  /// keys of each `properties`, and nothing else of them.
  ///
  /// A row begins with what its objects are called: the constants of their `_Type`, or the last part of the schema's `$id` where it
  /// has none. `Name>Row` is a member that refers to another row's schema, by itself or as the items of an array. The last row has the
  /// names that stand in none of the others. `MDKMemberTests` holds it against the schemas.
  static let table = """
    Action.Type.Navigation: BackStackVisible ClearHistory ModalPage ModalPageFullscreen NavigationType OuterNavigation
      PageMetadata PageToOpen Transition>Transition _Type
    ActivityItem: ActivityType ActivityValue _Name
    Avatar: Image ImageText Style
    AvatarGrid: Avatar>Avatar Avatars BindingCollection GridMax ImageIsCircular
    AvatarStack: Avatar>Avatar Avatars BadgeImage BindingCollection ImageHasBorder ImageIsCircular OverflowToGrid
    ButtonLayout: HorizontalAlignment LayoutType
    ButtonTable.Type.Button: Alignment ButtonType Enabled FullWidth Image ImagePosition ImageSize>ImageSize OnPress
      Semantic Style Styles TextAlignment Title Visible _Name _Type
    Calendar.Type.DateRange: EndDate StartDate _Type
    Card.Type.Body: BindingCollection Content Contents Separators Visible _Name _Type
    Card.Type.Chart: ChartType DataSeries DataSubscriptions IsTrendUpward LeadingUnit Metric NoDataText SeriesColor
      SeriesTitle StatusText Styles Subtitle Target Title TrailingUnit TrendImage TrendTitle _Name _Type
    Card.Type.Footer: PrimaryAction>CardFooter.Type.Button SecondaryAction>CardFooter.Type.Button Styles Visible _Name
      _Type
    Card.Type.Header: ActionButton>CardHeader.Type.ActionButton CounterText DetailImage DetailImageIsCircular
      ExtendedHeaders Icons KPIView>CardHeader.Type.KPIView Styles Subtitle Title TitleOnMedia _Name _Type
    Card.Type.Media: Image Styles Visible _Name _Type
    CardBodyContent.Type.LabelBar: BindingCollection Item>CardBodyContentLabelBar.Type.Item ItemSeparator Items Layout
      _Name _Type
    CardBodyContent.Type.Separator: Style _Name _Type
    CardBodyContent.Type.Space: NumberOfSpacings _Name _Type
    CardBodyContent.Type.Text: NumberOfLines Styles Text _Name _Type
    CardBodyContentLabelBar.Type.Item: Image ImagePosition Style Styles Text _Name _Type
    CardCollection.Type.Card: Body>Card.Type.Body Footer>Card.Type.Footer Header>Card.Type.Header Media>Card.Type.Media
      OnPress Styles Visible _Name _Type
    CardCollectionLayout: LayoutType NumberOfColumns UseSameHeight
    CardFooter.Type.Button: ButtonType Enabled Image ImagePosition OnPress Semantic Styles Title Visible _Name _Type
    CardHeader.Type.ActionButton: Image OnPress OverflowItems>CardHeaderActionButton.Type.OverflowButton Styles Visible
      _Name _Type
    CardHeader.Type.ExtendedHeader: ItemSeparator ItemType Items _Name _Type
    CardHeader.Type.KPIView: Footnote LeftMetric LeftUnit RightMetric RightUnit _Name _Type
    CardHeaderActionButton.Type.OverflowButton: ButtonType Image OnPress Styles Title Visible _Name _Type
    CardHeaderExtendedHeader.Type.Label: Image ImagePosition Style Styles Text _Name _Type
    CardHeaderExtendedHeader.Type.Rating: IconOff IconOn Label Score Styles _Name _Type
    CardHeaderExtendedHeader.Type.Tag: Color Style Text _Name _Type
    ContactCellItem: ActivityItems>ActivityItem BadgeImage ContextMenu>ObjectCell.Type.ContextMenu Description
      DetailImage DetailImageIsCircular DetailImageText Headline OnPress Styles Subheadline UseHeadlineForDetailImage
      Visible _Name
    Control.Type.ActionBar: Caption CaptionAlignment DataSubscriptions Items>Control.Type.ActionBarItem Logo
      OnBackButtonPressed OverflowIcon PreferredCaptionSize PrefersLargeCaption Styles Subhead _Name _Type
    Control.Type.ActionBarItem: Caption Enabled Icon IconText IsIconCircular OnPress Position Style SystemItem Visible
      Width _Name _Type
    Control.Type.BottomNavigation: Items>Control.Type.TabItem Styles _Name _Type
    Control.Type.Extension: Class Control DataSubscriptions ExtensionProperties Module OnPress _Name _Type
    Control.Type.FastFilterItem: CustomQueryGroup DisplayValue FilterProperty FilterType Label ReturnValue _Name _Type
    Control.Type.FilterBar: Filters Sections>FilterBar.Type.Section Styles _Name _Type
    Control.Type.FilterFeedbackBar: FastFilters>Control.Type.FastFilterItem ShowAllFilters Styles _Name _Type
    Control.Type.FioriToolbar: DataSubscriptions HelperText Items OverflowIcon Styles Visible _Name _Type
    Control.Type.FlexibleColumnLayout: EndColumn>FlexibleColumn StartColumn>FlexibleColumn _Name _Type
    Control.Type.FormCell.AIFeedback: Caption IsEditable IsVisible OnValueChange Separator Styles Value _Name _Type
    Control.Type.FormCell.AINotice: HyperlinkText IsVisible Message OnHyperlinkPress Separator Styles _Name _Type
    Control.Type.FormCell.Attachment: AllowedFileTypes AttachmentActionType AttachmentAddTitle AttachmentCancelTitle
      AttachmentTitle HelperText IsEditable IsVisible MaxAttachments MaxFileSize OnPress OnValueChange RequiredIndicator
      Separator Styles Validation>Validation Value _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Button: Alignment ButtonType Enabled Image ImagePosition ImageSize>ImageSize IsVisible OnPress
      Semantic Separator Styles TextAlignment Title _Name _Type
    Control.Type.FormCell.DatePicker: Caption FormatRule HelperText IsEditable IsVisible Mode OnValueChange
      RequiredIndicator Separator Styles Validation>Validation Value _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.DurationPicker: Caption FormatRule HelperText IsEditable IsVisible MinuteInterval
      OnValueChange RequiredIndicator Separator Styles Unit Validation>Validation Value _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.Extension: Class Control ExtensionProperties Height IsVisible Module OnPress OnValueChange
      Separator Target _Name _Type
    Control.Type.FormCell.Filter: AllowEmptySelection AllowMultipleSelection Caption FilterProperty HelperText
      IsEditable IsVisible Label OnValueChange Separator Styles Validation>Validation _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.Label: IsVisible MaxLines Separator Style Text TextWrap _Name _Type
    Control.Type.FormCell.ListPicker: AllowDefaultValueIfOneItem AllowEmptySelection AllowMultipleSelection Caption
      DataPaging>DataPaging FilterProperty FilterValue HelperText IsEditable IsPickerDismissedOnSelection
      IsSearchCancelledAfterSelection IsSelectedSectionEnabled IsVisible Label OnValueChange PickerItems PickerPrompt
      PlaceHolder RequiredIndicator Search>definitions/ListPickerSearch Separator Styles Validation>Validation Value
      _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Note: Caption Enabled FormatRule HelperText IsEditable IsVisible MaxNumberOfLines
      MinNumberOfLines OnValueChange PlaceHolder RequiredIndicator Separator Styles Validation>Validation Value _Name
      _Type validationProperties>ValidationProperties
    Control.Type.FormCell.SegmentedControl: ApportionsSegmentWidthsByContent Caption CaptionPosition HelperText
      IsEditable IsVisible OnValueChange RequiredIndicator Segments Separator Styles Validation>Validation Value _Name
      _Type validationProperties>ValidationProperties
    Control.Type.FormCell.SignatureCapture: Caption CapturedStatusText HelperText InitialStatusText IsVisible
      OnValueChange RequiredIndicator Separator ShowTimestampInImage ShowUnderline ShowXMark Styles TimestampFormatter
      Validation>Validation Value WatermarkText WatermarkTextMaxLines _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.SimpleProperty: AlternateInput Caption Enabled FormatRule HelperText IsEditable IsVisible
      KeyboardType OnValueChange PlaceHolder RequiredIndicator Separator Styles Validation>Validation Value _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.Sorter: AllowEmptySelection Caption FormatRule HelperText IsEditable IsVisible Label Separator
      SortByItems Validation>Validation _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Stepper: Caption DecimalPlacesSupported DecrementIcon DecrementIconIsCircular HelperText
      IncrementIcon IncrementIconIsCircular IsEditable IsVisible MaxValue MinValue OnValueChange Separator Step Styles
      Validation>Validation Value _Name _Type
    Control.Type.FormCell.Switch: Caption HelperText IsEditable IsVisible OnValueChange Separator Styles
      Validation>Validation Value _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Title: Enabled FormatRule HelperText IsEditable IsVisible OnValueChange PlaceHolder Separator
      Styles Validation>Validation Value _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCellContainer: LoadingIndicator>LoadingIndicator Sections>Section _Name _Type
    Control.Type.SectionedTable: FilterFeedbackBar>Control.Type.FilterFeedbackBar Filters
      LoadingIndicator>LoadingIndicator OnRendered Section Sections Target _Name _Type
    Control.Type.SideDrawer: AlwaysShowDrawerButton ClearHistory DataSubscriptions DrawerButton Header
      Sections>SideDrawerSection Styles>NavigationDrawerStyle _Name _Type
    Control.Type.TabItem: Caption Image OnPress PageMetadata PageToOpen ResetIfPressedWhenActive _Name _Type
    Control.Type.Tabs: Items Position PreloadTabs Styles SwipeEnabled TabStripType _Name _Type
    Control.Type.ToolbarItem: Caption Clickable Enabled Icon ItemType OnPress Style SystemItem Visible Width _Name _Type
    DataPaging: LoadingIndicatorText PageSize ShowLoadingIndicator
    DataTableListPicker: Caption PickerItems Value
    DataTableRow.Type.Cell: DisplayType EditType Image ListPicker>DataTableListPicker NumberOfLines OnValueChange Style
      Styles Text TextAlignment Value _Name _Type
    EmptySection: Caption FooterVisible Style
    FilterBar.Type.ListPicker: AllowEmptySelection AllowMultipleSelection DisplayOnBar Label PickerItems
      Search>Page/SectionedTable/Control/FilterBar/ListPickerSearch SimpleQuery>SimpleQuery Value _Name _Type
    FilterBar.Type.MultiSorter: AllowEmptySelection DisplayOnBar HelperText Items Label Value _Name _Type
    FilterBar.Type.Section: Controls _Name _Type
    FilterBar.Type.Segmented: AllowEmptySelection AllowMultipleSelection DisplayOnBar Items Label
      SimpleQuery>SimpleQuery Value _Name _Type
    FilterBar.Type.Slider: DecimalPlaces DisplayOnBar HelperText Label MaxValue MinValue SimpleQuery>SimpleQuery Value
      _Name _Type
    FilterBar.Type.Switch: DisplayOnBar HelperText Label SimpleQuery>SimpleQuery Value _Name _Type
    FioriToolbarItem.Type.Button: ButtonType Enabled Image ImagePosition OnPress Semantic Styles Title Visible _Name
      _Type
    FlexibleColumn: PageToOpen _Name
    FormCellSectionLayout: MinimumInteritemSpacing NumberOfColumns
    Grouping: GroupingProperties Header
    ImageCell: Attribute Image ImageIsCircular OnPress Styles Subtitle Title Visible _Name
    ImageSize: Height Width
    KPIItem: CaptionLabel Icon MetricItems>MetricItem OnPress Progress ShowProgress Target _Name
    KeyValue.Type.Item: KeyName LinkColor OnPress Styles Value Visible _Name _Type
    Layout: LayoutType MinimumInteritemSpacing NumberOfColumns
    LoadingIndicator: Enabled Text
    MetricItem: LeadingUnit TrailingUnit Value _Name
    NavigationDrawerStyle: DrawerBackground DrawerButton HeaderBackground HeaderHeadline HeaderIcon HeaderSeparator
      HeaderSubHeadline SectionCaption SectionItemActive SectionItemImage SectionItemInactive SectionItemOnPress
      SectionSeparator
    ObjectCard.Type.ActionItem: OnPress Style Title Visible _Name _Type
    ObjectCard.Type.OverflowButton: ButtonType Image OnPress Style Title Visible _Name _Type
    ObjectCardCollection.Type.Card: Description DetailImage DetailImageIsCircular Footnote OnPress
      OverflowButtons>ObjectCard.Type.OverflowButton PrimaryAction>ObjectCard.Type.ActionItem
      SecondaryAction>ObjectCard.Type.ActionItem StatusText Styles Subhead Title Visible _Name _Type
    ObjectCardCollectionLayout: LayoutType
    ObjectCell,ObjectTable.Type.ObjectCell,ObjectCollection.Type.ObjectCell: AccessoryButtonIcon AccessoryButtonText
      AccessoryType AvatarGrid>AvatarGrid AvatarStack>AvatarStack ContextMenu>ObjectCell.Type.ContextMenu Description
      DetailImage DetailImageIsCircular DetailImageText DisplayDescriptionInMobile Footnote HorizontalIcons Icons
      OnAccessoryButtonPress OnPress PreserveIconStackSpacing ProgressIndicator Selected StatusImage StatusText Styles
      Subhead SubstatusImage SubstatusText Tags Title Visible _Name _Type
    ObjectCell.Type.ContextMenu: Items>ObjectCellContextMenu.Type.Item LeadingItems PerformFirstActionWithFullSwipe
      TrailingItems _Name _Type
    ObjectCellContextMenu.Type.Item: Image Mode OnSwipe Style Text _Name _Type
    ObjectCollectionLayout: LayoutType MinimumInteritemSpacing NumberOfColumns
    Page: ActionBar>Control.Type.ActionBar Caption Controls DataSubscriptions FioriToolbar>Control.Type.FioriToolbar
      OnActivityBackPressed OnBackButtonPressed OnCustomEventDataReceived OnLoaded OnResume OnReturning OnUnloaded
      PrefersLargeCaption PullDown>PullDown Result ToolBar>ToolBar _Name _Type
    Page/SectionedTable/Common/HeaderFooterSeparator/Separators: BottomSectionSeparator FooterSeparator HeaderSeparator
      TopSectionSeparator
    Page/SectionedTable/Common/Separators: BottomSectionSeparator ControlSeparator FooterSeparator HeaderSeparator
      TopSectionSeparator
    Page/SectionedTable/Control/FilterBar/ListPickerSearch: Enabled
    PullDown: OnPulledDown Styles
    Search: AdditionalProperties BarcodeScanner Delay Enabled MinimumCharacterThreshold Mode OnScanPress
      Options>SearchOptions Placeholder
    SearchOptions: CaseSensitive NumberSearch UseSearchOverFilter
    Section: Caption Controls Visible
    Section.Type.AnalyticCardCollection: AnalyticCard>Card.Type.Chart AnalyticCards>Card.Type.Chart DataSubscriptions
      EmptySection>EmptySection Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header MaxItemCount
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target Visible _Name _Type
    Section.Type.ButtonTable: Buttons>ButtonTable.Type.Button DataSubscriptions EmptySection>EmptySection Footer
      Header>SectionCommon.Type.Header Layout>ButtonLayout Separators>Page/SectionedTable/Common/Separators Visible
      _Name _Type
    Section.Type.Calendar: CalendarType EndDate Event EventLoadRange Events Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Height Indicators IsPersistentSelection OnSelectedDateChange
      OnSelectedDateRangeChange SelectedDate SelectedDateRange Separators>Page/SectionedTable/Common/Separators
      StartDate StartDayOfWeek Styles Targets Visible _Name _Type
    Section.Type.CardCollection: Card>CardCollection.Type.Card Cards DataPaging>DataPaging DataSubscriptions
      EmptySection>EmptySection FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Layout>CardCollectionLayout MaxItemCount Search>Search
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.ChartContent: ChartContent DataSubscriptions Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Separators>Page/SectionedTable/Common/Separators Visible _Name _Type
    Section.Type.ContactCell: ContactCell>ContactCellItem ContactCells DataPaging>DataPaging DataSubscriptions
      EmptySection>EmptySection FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header MaxItemCount Search>Search Separators>Page/SectionedTable/Common/Separators
      Target Visible _Name _Type
    Section.Type.DataTable: DataPaging>DataPaging DataSubscriptions EditMode EmptySection>EmptySection
      FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header Row
      Search>Search Separators>Page/SectionedTable/Common/Separators StickyColumn Target Visible _Name _Type
    Section.Type.Extension: Class Control DataSubscriptions EmptySection>EmptySection ExtensionProperties
      Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header Height IsScrollable Module OnPress
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.FormCell: Controls DataSubscriptions EmptySection>EmptySection Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Layout>FormCellSectionLayout Separators>Page/SectionedTable/Common/Separators
      Visible _Name _Type
    Section.Type.GridTable: DataPaging>DataPaging DataSubscriptions EmptySection>EmptySection
      FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header Row
      Search>Search Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.Image: Alignment ContentMode DataSubscriptions Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Height Image OnPress PaddingBottom PaddingLeft PaddingRight PaddingTop
      Separators>Page/SectionedTable/Common/Separators Styles Visible Width _Name _Type
    Section.Type.ImageCollection: DataSubscriptions EmptySection>EmptySection Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header ImageCell>ImageCell ImageCells Layout>Layout
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target Visible _Name _Type
    Section.Type.KPIHeader: DataSubscriptions KPIHeader Visible _Name _Type
    Section.Type.KPISection: DataSubscriptions KPIItems>KPIItem Styles Visible _Name _Type
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
    Section.Type.ObjectHeader: DataSubscriptions ObjectHeader Visible _Name _Type
    Section.Type.ObjectTable: DataPaging>DataPaging DataSubscriptions EmptySection>EmptySection
      FilterBar>Control.Type.FilterBar Footer>SectionCommon.Type.Footer Grouping>Grouping
      Header>SectionCommon.Type.Header HighlightSelectedItem MaxItemCount ObjectCell>ObjectCell ObjectCells
      OnSelectionChanged OnSelectionModeChanged Search>Search Selection>Selection
      Separators>Page/SectionedTable/Common/Separators Target Visible _Name _Type
    Section.Type.ProfileHeader: DataSubscriptions ProfileHeader Visible _Name _Type
    Section.Type.SimplePropertyCollection: DataSubscriptions EmptySection>EmptySection Footer>SectionCommon.Type.Footer
      Header>SectionCommon.Type.Header Layout>Layout MaxItemCount Separators>Page/SectionedTable/Common/Separators
      SimplePropertyCell>SimplePropertyCollection.Type.Cell SimplePropertyCells Target Visible _Name _Type
    Section.Type.Timeline: Cell>TimelineCell Cells DataSubscriptions EmptySection>EmptySection
      Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target TimestampType Visible _Name _Type
    Section.Type.TimelinePreview: Cell>TimelinePreviewCell Cells DataSubscriptions EmptySection>EmptySection
      Footer>SectionCommon.Type.Footer Header>SectionCommon.Type.Header
      Separators>Page/SectionedTable/Common/HeaderFooterSeparator/Separators Target TimestampType Visible _Name _Type
    SectionCommon.Type.Footer: AccessoryType AttributeLabel Caption FooterStyle OnPress Styles UseBottomPadding Visible
      _Name _Type
    SectionCommon.Type.Header: AccessoryType Caption DataTable Grid Items OnPress Styles UseTopPadding _Name _Type
    SectionHeaderItem.Type.Button: ButtonType Enabled Image ImagePosition OnPress Position Semantic Styles Title Visible
      _Name _Type
    SectionHeaderItem.Type.Icon: Icon OnPress Position Styles Visible _Name _Type
    SectionHeaderItem.Type.Label: Position Styles Title Visible _Name _Type
    Selection: ExitOnLastDeselect LongPressToEnable Mode
    SideDrawerItem: Image OnPress PageToOpen ResetIfPressedWhenActive Styles TextAlignment Title Visible _Name
    SideDrawerSection: Caption Items>SideDrawerItem PreserveImageSpacing SeparatorEnabled Styles Visible _Name
    SimplePropertyCollection.Type.Cell: AccessoryType KeyName OnPress Styles Value Visible _Name _Type
    SimpleQuery: Operator Property
    TimelineCell: Attribute Headline OnPress State StatusText Subattribute Subhead SubstatusText Timestamp Visible _Name
    TimelinePreviewCell: Headline State Timestamp Visible _Name
    ToolBar: Items>Control.Type.ToolbarItem Visible
    Transition: Curve Duration Name
    Validation: Message SeparatorVisible Styles Visible
    ValidationProperties: SeparatorBackgroundColor SeparatorIsHidden ValidationMessage ValidationMessageColor
      ValidationViewBackgroundColor ValidationViewIsHidden
    definitions/ListPickerSearch: AdditionalProperties BarcodeScanner Delay Enabled MinimumCharacterThreshold
      OnScanPress Placeholder
    : Active AggregateItem AnalyticView AscendingLabel Background BackgroundColor Bar BindTo BodySeparator BodyText
      Button Calendar CategoryAxisTitle CategoryLabelVisible CategoryTitles Chart ChartHeight ChartKPIIcon ChartKPIUnit
      ChartKPIValue ChartSubTitle ChartTitle ChartTrendImage ChartTrendTitle ChartView ColumnWidth ColumnWidthPercentage
      ConversionMethod Data Date DateProperties Dates DescendingLabel DetailContentContainer DimensionRatio
      DisableIconText EditLink EditorSetting EntitySet ExpandableHandle FetchCSRF FilterRule Function Handler Headers
      HeadlineText IconIsCircular ImageBackgroundColor ImageSizeAffectsRowHeight InActive IndicatorColor IndicatorName
      InnerMonthLabel IsReadOnly KPI KPICaption KPIIcon KPITintColor Key KeyValueItem Labels LegendLabel LineBreakMode
      List Localization MainPage MaxWidth Method Metrics NumericLabelVisible OnDidUpdate OnExit OnLaunch
      OnLinkDataReceived OnReceiveFetchCompletion OnReceiveForegroundNotification OnReceiveNotificationResponse
      OnSuspend OnUnCaughtError OnUserSwitch OnWillUpdate OutputPath Parameters Path Properties QueryOptions ReadLink
      ReferenceApplications RequestProperties SelectedIndex SelectedItem SeriesTitles ServerSidePaging Service Settings
      SignatureCapture SignatureCaptureUnderline Spacing StatusImagePosition StatusPosition Stepper StepperTextField
      SubHeadline SubstatusImagePosition SummaryView Switch TabItemImage TabStrip Time TintColor TrendColor TrendItems
      UniqueIdType UseInAppCamera UserInteraction ValidationView ValueAxisTitle Version VoteButtons WeekDayLabel caption
      content contentType name values
    """
}

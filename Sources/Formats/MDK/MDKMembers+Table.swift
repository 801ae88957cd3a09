extension MDKMembers {
  /// The names of the members that the objects of pages can have. They are the keys of each `properties` in SAP's
  /// schemas of the Mobile Development Kit 26.6, and nothing else of them.
  ///
  /// A row begins with what its objects are called: the constants of their `_Type`, or the last part of the schema's
  /// `$id` where it has none. `Name>Row` is a member that refers to another row's schema, by itself or as the items of
  /// an array. What a schema says of a member in place, without a schema of its own, has the row `Row#Name`. The last
  /// row has the names that are in none of the others. `MDKNameTests` holds it against the schemas.
  static let table = controlRows + pageRows

  private static let controlRows = """
    Action.Type.Navigation: BackStackVisible ClearHistory ModalPage ModalPageFullscreen NavigationType OuterNavigation
      PageMetadata PageToOpen Transition>Transition _Type
    ActivityItem: ActivityType ActivityValue _Name
    AggregateItem: Title TrendImage TrendTitle Value
    AggregateItem#Value: Function LeadingUnit Metrics TrailingUnit
    Avatar: Image ImageText Style
    AvatarGrid: Avatar>Avatar Avatars>Avatar BindingCollection GridMax ImageIsCircular
    AvatarStack: Avatar>Avatar Avatars>Avatar BadgeImage BindingCollection ImageHasBorder ImageIsCircular OverflowToGrid
    AvatarStack#OverflowToGrid: Enabled GridMax ImageIsCircular
    ButtonLayout: HorizontalAlignment LayoutType
    ButtonTable.Type.Button: Alignment ButtonType Enabled FullWidth Image ImagePosition ImageSize>ImageSize OnPress
      Semantic Style Styles TextAlignment Title Visible _Name _Type
    ButtonTable.Type.Button#Styles: Button Image
    Calendar.Type.DateRange: EndDate StartDate _Type
    CalendarEvent: Date IndicatorName
    Card.Type.Body: BindingCollection Content Contents Separators Visible _Name _Type
    Card.Type.Body#Separators: BodySeparator FooterSeparator HeaderSeparator Styles
    Card.Type.Body#Separators#Styles: BodySeparator FooterSeparator HeaderSeparator
    Card.Type.Chart: ChartType DataSeries DataSubscriptions IsTrendUpward LeadingUnit Metric NoDataText SeriesColor
      SeriesTitle StatusText Styles Subtitle Target Title TrailingUnit TrendImage TrendTitle _Name _Type
    Card.Type.Chart#DataSeries: CategoryLabelVisible CategoryTitles Data NumericLabelVisible
    Card.Type.Chart#Styles: NoDataText SeriesTitle StatusText Subtitle Title TrendImage TrendTitle
    Card.Type.Footer: PrimaryAction>CardFooter.Type.Button SecondaryAction>CardFooter.Type.Button Styles Visible _Name
      _Type
    Card.Type.Footer#Styles: Footer
    Card.Type.Header: ActionButton>CardHeader.Type.ActionButton CounterText DetailImage DetailImageIsCircular
      ExtendedHeaders>CardHeader.Type.ExtendedHeader Icons KPIView>CardHeader.Type.KPIView Styles Subtitle Title
      TitleOnMedia _Name _Type
    Card.Type.Header#Styles: CounterText DetailImage Header Icons Subtitle Title
    Card.Type.Media: Image Styles Visible _Name _Type
    Card.Type.Media#Styles: Image Media
    CardBodyContent.Type.LabelBar: BindingCollection Item>CardBodyContentLabelBar.Type.Item ItemSeparator
      Items>CardBodyContentLabelBar.Type.Item Layout _Name _Type
    CardBodyContent.Type.LabelBar#Layout: LayoutType
    CardBodyContent.Type.Separator: Style _Name _Type
    CardBodyContent.Type.Space: NumberOfSpacings _Name _Type
    CardBodyContent.Type.Text: NumberOfLines Styles Text _Name _Type
    CardBodyContent.Type.Text#Styles: Text
    CardBodyContentLabelBar.Type.Item: Image ImagePosition Style Styles Text _Name _Type
    CardBodyContentLabelBar.Type.Item#Styles: Image Text
    CardCollection.Type.Card: Body>Card.Type.Body Footer>Card.Type.Footer Header>Card.Type.Header Media>Card.Type.Media
      OnPress Styles Visible _Name _Type
    CardCollection.Type.Card#Styles: Card
    CardCollectionLayout: LayoutType NumberOfColumns UseSameHeight
    CardFooter.Type.Button: ButtonType Enabled Image ImagePosition OnPress Semantic Styles Title Visible _Name _Type
    CardFooter.Type.Button#Styles: Button Image
    CardHeader.Type.ActionButton: Image OnPress OverflowItems>CardHeaderActionButton.Type.OverflowButton Styles Visible
      _Name _Type
    CardHeader.Type.ActionButton#Styles: Image
    CardHeader.Type.ExtendedHeader: ItemSeparator ItemType Items _Name _Type
    CardHeader.Type.KPIView: Footnote LeftMetric LeftUnit RightMetric RightUnit _Name _Type
    CardHeaderActionButton.Type.OverflowButton: ButtonType Image OnPress Styles Title Visible _Name _Type
    CardHeaderActionButton.Type.OverflowButton#Styles: Image Title
    CardHeaderExtendedHeader.Type.Label: Image ImagePosition Style Styles Text _Name _Type
    CardHeaderExtendedHeader.Type.Label#Styles: Image Text
    CardHeaderExtendedHeader.Type.Rating: IconOff IconOn Label Score Styles _Name _Type
    CardHeaderExtendedHeader.Type.Rating#Styles: IconOff IconOn Label Score
    CardHeaderExtendedHeader.Type.Tag: Color Style Text _Name _Type
    ChartView: CategoryAxisTitle CategoryTitles ChartHeight ChartType Data NoDataText SeriesColor SeriesTitles
      TrendItems ValueAxisTitle
    ChartView#TrendItems: TrendImage TrendTitle
    ContactCellItem: ActivityItems>ActivityItem BadgeImage ContextMenu>ObjectCell.Type.ContextMenu Description
      DetailImage DetailImageIsCircular DetailImageText Headline OnPress Styles Subheadline UseHeadlineForDetailImage
      Visible _Name
    ContactCellItem#Styles: BadgeImage Description DetailImage DetailImageText Headline Subheadline
    Control.Type.ActionBar: Caption CaptionAlignment DataSubscriptions Items>Control.Type.ActionBarItem Logo
      OnBackButtonPressed OverflowIcon PreferredCaptionSize PrefersLargeCaption Styles Subhead _Name _Type
    Control.Type.ActionBar#Styles: ActionBar Caption Logo OverflowIcon Subhead
    Control.Type.ActionBarItem: Caption Enabled Icon IconText IsIconCircular OnPress Position Style SystemItem Visible
      Width _Name _Type
    Control.Type.BottomNavigation: Items>Control.Type.TabItem Styles _Name _Type
    Control.Type.BottomNavigation#Styles: TabItemImage TabStrip
    Control.Type.Extension: Class Control DataSubscriptions ExtensionProperties Module OnPress _Name _Type
    Control.Type.FastFilterItem: CustomQueryGroup DisplayValue FilterProperty FilterType Label ReturnValue _Name _Type
    Control.Type.FilterBar: Filters Sections>FilterBar.Type.Section Styles _Name _Type
    Control.Type.FilterBar#Styles: Active Bar InActive
    Control.Type.FilterFeedbackBar: FastFilters>Control.Type.FastFilterItem ShowAllFilters Styles _Name _Type
    Control.Type.FilterFeedbackBar#Styles: Active Bar InActive
    Control.Type.FioriToolbar: DataSubscriptions HelperText Items>FioriToolbarItem.Type.Button OverflowIcon Styles
      Visible _Name _Type
    Control.Type.FioriToolbar#Styles: FioriToolbar HelperText OverflowIcon
    Control.Type.FlexibleColumnLayout: EndColumn>FlexibleColumn StartColumn>FlexibleColumn _Name _Type
    Control.Type.FormCell.AIFeedback: Caption IsEditable IsVisible OnValueChange Separator Styles Value _Name _Type
    Control.Type.FormCell.AIFeedback#Styles: Background Caption VoteButtons
    Control.Type.FormCell.AINotice: HyperlinkText IsVisible Message OnHyperlinkPress Separator Styles _Name _Type
    Control.Type.FormCell.AINotice#Styles: Background Message
    Control.Type.FormCell.Attachment: AllowedFileTypes AttachmentActionType AttachmentAddTitle AttachmentCancelTitle
      AttachmentTitle HelperText IsEditable IsVisible MaxAttachments MaxFileSize OnPress OnValueChange RequiredIndicator
      Separator Styles Validation>Validation Value _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Attachment#Styles: Background RequiredIndicator
    Control.Type.FormCell.Button: Alignment ButtonType Enabled Image ImagePosition ImageSize>ImageSize IsVisible OnPress
      Semantic Separator Styles TextAlignment Title _Name _Type
    Control.Type.FormCell.Button#Styles: Background Button Image Value
    Control.Type.FormCell.DatePicker: Caption FormatRule HelperText IsEditable IsVisible Mode OnValueChange
      RequiredIndicator Separator Styles Validation>Validation Value _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.DatePicker#Styles: Background Caption RequiredIndicator Value
    Control.Type.FormCell.DurationPicker: Caption FormatRule HelperText IsEditable IsVisible MinuteInterval
      OnValueChange RequiredIndicator Separator Styles Unit Validation>Validation Value _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.DurationPicker#Styles: Background Caption RequiredIndicator Value
    Control.Type.FormCell.Extension: Class Control ExtensionProperties Height IsVisible Module OnPress OnValueChange
      Separator Target _Name _Type
    Control.Type.FormCell.Filter: AllowEmptySelection AllowMultipleSelection Caption FilterProperty HelperText
      IsEditable IsVisible Label OnValueChange Separator Styles Validation>Validation _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.Filter#Styles: Background Caption
    Control.Type.FormCell.Label: IsVisible MaxLines Separator Style Text TextWrap _Name _Type
    Control.Type.FormCell.ListPicker: AllowDefaultValueIfOneItem AllowEmptySelection AllowMultipleSelection Caption
      DataPaging>DataPaging FilterProperty FilterValue HelperText IsEditable IsPickerDismissedOnSelection
      IsSearchCancelledAfterSelection IsSelectedSectionEnabled IsVisible Label OnValueChange PickerItems PickerPrompt
      PlaceHolder RequiredIndicator Search>definitions/ListPickerSearch Separator Styles Validation>Validation Value
      _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.ListPicker#Styles: Background Caption RequiredIndicator Value
    Control.Type.FormCell.Note: Caption Enabled FormatRule HelperText IsEditable IsVisible MaxNumberOfLines
      MinNumberOfLines OnValueChange PlaceHolder RequiredIndicator Separator Styles Validation>Validation Value _Name
      _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Note#Styles: Background Caption RequiredIndicator Value
    Control.Type.FormCell.SegmentedControl: ApportionsSegmentWidthsByContent Caption CaptionPosition HelperText
      IsEditable IsVisible OnValueChange RequiredIndicator Segments Separator Styles Validation>Validation Value _Name
      _Type validationProperties>ValidationProperties
    Control.Type.FormCell.SegmentedControl#Segments: DisplayValue ReturnValue
    Control.Type.FormCell.SegmentedControl#Styles: Background Caption RequiredIndicator
    Control.Type.FormCell.SignatureCapture: Caption CapturedStatusText HelperText InitialStatusText IsVisible
      OnValueChange RequiredIndicator Separator ShowTimestampInImage ShowUnderline ShowXMark Styles TimestampFormatter
      Validation>Validation Value WatermarkText WatermarkTextMaxLines _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.SignatureCapture#Styles: Background Caption RequiredIndicator SignatureCapture
      SignatureCaptureUnderline Value
    Control.Type.FormCell.SignatureCapture#Value: content contentType
    Control.Type.FormCell.SimpleProperty: AlternateInput Caption Enabled FormatRule HelperText IsEditable IsVisible
      KeyboardType OnValueChange PlaceHolder RequiredIndicator Separator Styles Validation>Validation Value _Name _Type
      validationProperties>ValidationProperties
    Control.Type.FormCell.SimpleProperty#Styles: Background Caption RequiredIndicator Value
    Control.Type.FormCell.Sorter: AllowEmptySelection Caption FormatRule HelperText IsEditable IsVisible Label Separator
      SortByItems Validation>Validation _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Sorter#SortByItems: DisplayValue ReturnValue
    Control.Type.FormCell.Stepper: Caption DecimalPlacesSupported DecrementIcon DecrementIconIsCircular HelperText
      IncrementIcon IncrementIconIsCircular IsEditable IsVisible MaxValue MinValue OnValueChange Separator Step Styles
      Validation>Validation Value _Name _Type
    Control.Type.FormCell.Stepper#Styles: Background Caption DecrementIcon HelperText IncrementIcon Stepper
      StepperTextField
    Control.Type.FormCell.Switch: Caption HelperText IsEditable IsVisible OnValueChange Separator Styles
      Validation>Validation Value _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Switch#Styles: Background Caption Switch
    Control.Type.FormCell.Title: Enabled FormatRule HelperText IsEditable IsVisible OnValueChange PlaceHolder Separator
      Styles Validation>Validation Value _Name _Type validationProperties>ValidationProperties
    Control.Type.FormCell.Title#Styles: Background Value
    Control.Type.FormCellContainer: LoadingIndicator>LoadingIndicator Sections>Section _Name _Type
    Control.Type.SectionedTable: FilterFeedbackBar>Control.Type.FilterFeedbackBar Filters
      LoadingIndicator>LoadingIndicator OnRendered Section Sections Target _Name _Type
    Control.Type.SideDrawer: AlwaysShowDrawerButton ClearHistory DataSubscriptions DrawerButton Header
      Sections>SideDrawerSection Styles>NavigationDrawerStyle _Name _Type
    Control.Type.SideDrawer#Header: Alignment DisableIconText Headline Icon IconIsCircular OnPress SubHeadline Target
    Control.Type.TabItem: Caption Image OnPress PageMetadata PageToOpen ResetIfPressedWhenActive _Name _Type
    Control.Type.Tabs: Items>Control.Type.TabItem Position PreloadTabs Styles SwipeEnabled TabStripType _Name _Type
    Control.Type.Tabs#Styles: TabItemImage TabStrip
    Control.Type.ToolbarItem: Caption Clickable Enabled Icon ItemType OnPress Style SystemItem Visible Width _Name _Type
    DataPaging: LoadingIndicatorText PageSize ShowLoadingIndicator
    DataTable.Type.Row: Items>DataTableRow.Type.Cell Layout>DataTableLayout OnPress _Name _Type
    DataTableHeaderItem: NumberOfLines Style Text
    DataTableLayout: ColumnWidth DataSubscriptions
    DataTableListPicker: Caption PickerItems Value
    DataTableRow.Type.Cell: DisplayType EditType Image ListPicker>DataTableListPicker NumberOfLines OnValueChange Style
      Styles Text TextAlignment Value _Name _Type
    DataTableRow.Type.Cell#Styles: Date Duration Image List Text Time
    DetailContentContainer: Controls DataSubscriptions _Name
    EmptySection: Caption FooterVisible Style
    FilterBar.Type.ListPicker: AllowEmptySelection AllowMultipleSelection DisplayOnBar Label PickerItems
      Search>Page/SectionedTable/Control/FilterBar/ListPickerSearch SimpleQuery>SimpleQuery Value _Name _Type
    FilterBar.Type.MultiSorter: AllowEmptySelection DisplayOnBar HelperText Items Label Value _Name _Type
    FilterBar.Type.MultiSorter#Items: AscendingLabel DescendingLabel DisplayValue ReturnValue
    FilterBar.Type.Section: Controls _Name _Type
    FilterBar.Type.Segmented: AllowEmptySelection AllowMultipleSelection DisplayOnBar Items Label
      SimpleQuery>SimpleQuery Value _Name _Type
    FilterBar.Type.Slider: DecimalPlaces DisplayOnBar HelperText Label MaxValue MinValue SimpleQuery>SimpleQuery Value
      _Name _Type
    FilterBar.Type.Switch: DisplayOnBar HelperText Label SimpleQuery>SimpleQuery Value _Name _Type
    FioriToolbarItem.Type.Button: ButtonType Enabled Image ImagePosition OnPress Semantic Styles Title Visible _Name
      _Type
    FioriToolbarItem.Type.Button#Styles: Button Image
    FlexibleColumn: PageToOpen _Name
    FormCellSectionLayout: MinimumInteritemSpacing NumberOfColumns
    GridLayout: ColumnWidth ColumnWidthPercentage DataSubscriptions Spacing
    GridRowItem: BindTo Image ImageSizeAffectsRowHeight LineBreakMode NumberOfLines Style Text TextAlignment
    GridRowLayout: ColumnWidth ColumnWidthPercentage Spacing
    Grouping: GroupingProperties Header
    Grouping#Header: Items>GroupingItem
    GroupingItem: Styles Title
    GroupingItem#Styles: BackgroundColor Title
    ImageCell: Attribute Image ImageIsCircular OnPress Styles Subtitle Title Visible _Name
    ImageCell#Styles: Image
    ImageSize: Height Width
    Indicator: Icon Styles Title _Name
    Indicator#Styles: Icon
    KPIItem: CaptionLabel Icon MetricItems>MetricItem OnPress Progress ShowProgress Target _Name
    KPIView: Label LeftMetric LeftUnit RightMetric RightUnit Styles
    KPIView#Styles: Label LeftMetric LeftUnit RightMetric RightUnit
    KeyValue.Type.Item: KeyName LinkColor OnPress Styles Value Visible _Name _Type
    KeyValue.Type.Item#Styles: KeyName KeyValueItem Value
    LabelItem: Image ImagePosition Style Styles Text
    LabelItem#Styles: Image Text
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
    ObjectCardCollection.Type.Card#Styles: BackgroundColor Description DetailImage Footnote StatusText Subhead Title
    ObjectCardCollectionLayout: LayoutType
    ObjectCell,ObjectTable.Type.ObjectCell,ObjectCollection.Type.ObjectCell: AccessoryButtonIcon AccessoryButtonText
      AccessoryType AvatarGrid>AvatarGrid AvatarStack>AvatarStack ContextMenu>ObjectCell.Type.ContextMenu Description
      DetailImage DetailImageIsCircular DetailImageText DisplayDescriptionInMobile Footnote HorizontalIcons Icons
      OnAccessoryButtonPress OnPress PreserveIconStackSpacing ProgressIndicator Selected StatusImage StatusText Styles
      Subhead SubstatusImage SubstatusText Tags Title Visible _Name _Type
    ObjectCell#Styles: AccessoryButtonIcon BackgroundColor Description DetailImage DetailImageText Footnote
      HorizontalIcons Icons StatusImage StatusText Subhead SubstatusImage SubstatusText Title
    ObjectCell#Tags: Color Text
    ObjectCell.Type.ContextMenu: Items>ObjectCellContextMenu.Type.Item LeadingItems PerformFirstActionWithFullSwipe
      TrailingItems _Name _Type
    ObjectCellContextMenu.Type.Item: Image Mode OnSwipe Style Text _Name _Type
    ObjectCollectionLayout: LayoutType MinimumInteritemSpacing NumberOfColumns
    ObjectHeaderChart: ChartView>ChartView KPI Subtitle Title TrendColor TrendImage TrendTitle _Name
    ObjectHeaderChart#KPI: Icon MetricItems>MetricItem
    ObjectHeaderKPI: CaptionLabel Icon MetricItems>MetricItem Progress ShowProgress _Name

    """
}

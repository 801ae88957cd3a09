import Screens
import Testing

/// Lists that can have one row only.
@Suite struct MDKRowCountTests {
  private enum Rows: Sendable {
    case one, several, unknown
  }

  /// OData 4: an order has a header and items, and comments have both a header and headers.
  private static let metadata = """
    <edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>
    <Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="Shop">
    <EntityType Name="Base"><Key><PropertyRef Name="Id"/></Key></EntityType>
    <EntityType Name="Order" BaseType="Shop.Base"><NavigationProperty Name="Header" Type="Shop.Header"/>
    <NavigationProperty Name="Items" Type="Collection(Shop.Item)"/><NavigationProperty Name="Mixed" Type="Shop.Item"/>
    </EntityType>
    <EntityType Name="Item"><Key><PropertyRef Name="OrderId"/><PropertyRef Name="Number"/></Key>
    <NavigationProperty Name="Mixed" Type="Collection(Shop.Item)"/></EntityType>
    <EntityType Name="Header"><Key><PropertyRef Name="Id"/></Key></EntityType>
    <EntityContainer Name="All"><EntitySet Name="Orders" EntityType="Shop.Order"/>
    <EntitySet Name="Items" EntityType="Shop.Item"/></EntityContainer></Schema></edmx:DataServices></edmx:Edmx>
    """

  private func rows(_ target: String, _ more: String = "", files: [String: String]) throws -> (ReadScreens, ReadScreens)
  {
    func section(_ type: String, _ press: String = "") -> String {
      page(
        #"""
        {"_Type": "Section.Type.\#(type)", "Target": {"Service": "/App/Services/S.service", \#(target)}\#(more),
         "ObjectCell": {"Title": "{Name}", "OnPress": "\#(press)"}}
        """#)
    }
    var files = files
    // The application has a page for them.
    files["Pages/Open.page"] = section("ObjectTable", "/App/Rules/Open.js")
    files["Services/S.service"] = #"{"DestinationName": "shop.s"}"#
    files["Pages/Table.page"] = section("ObjectTable")
    files["Pages/Collection.page"] = section("ObjectCollection")
    let project = try MDKProject(files)
    return (project.read("Pages/Table.page"), project.read("Pages/Collection.page"))
  }

  private func expect(_ rows: Rows, _ results: (table: ReadScreens, collection: ReadScreens), _ target: String) {
    let row = results.table.line("cells/objectCell")
    let place: Comment = "\(target)\n\(results.table.dump)\n\(results.collection.dump)"
    #expect(row.contains("prototype=true") == (rows != .one), place)
    #expect(row.contains("represents=?") == (rows != .several), place)
    let kind = rows == .one ? "content/group" : "content/collectionView"
    #expect(results.collection.lines("content/").first?.hasPrefix(kind) == true, place)
    #expect(results.collection.dump.contains("header?") == (rows == .unknown), place)
    #expect(results.collection.dump.contains("cells?") == (rows == .unknown), place)
  }

  @Test(arguments: [
    (#""EntitySet": "Orders""#, Rows.several), (#""EntitySet": "Orders(1)""#, .one),
    (#""EntitySet": "Orders('{OrderId}')""#, .one), (#""EntitySet": "Orders(guid'{{#Property:Id}}')""#, .one),
    (#""EntitySet": "Items(OrderId='{A}',Number=1)""#, .one), (#""EntitySet": "Orders()""#, .several),
    (#""EntitySet": "{@odata.readLink}""#, .one), (#""EntitySet": "{{#Property:@odata.readLink}}""#, .one),
    (##""EntitySet": "#Page:P/#Property:@odata.readLink""##, .one), (#""ReadLink": "{@odata.readLink}""#, .one),
    (#""EntitySet": "Orders", "ReadLink": "Orders(5)""#, .one),
    (#""EntitySet": "{{#Property:@odata.readLink}}/Header""#, .one),
    (#""EntitySet": "{@odata.readLink}/Header/""#, .one),
    (#""EntitySet": "Orders(1)/Header""#, .one), (#""EntitySet": "{@odata.readLink}/Items""#, .several),
    (#""EntitySet": "{@odata.readLink}/Items(1)""#, .one),
    (#""EntitySet": "{@odata.readLink}/Header/Items""#, .several),
    (#""EntitySet": "{@odata.readLink}/Header/Shop.Header""#, .one), (#""EntitySet": "Orders('1')/Items""#, .several),
    (#""EntitySet": "{@odata.readLink}/Mixed""#, .unknown), (#""EntitySet": "{@odata.readLink}/Lost""#, .unknown),
    (#""EntitySet": "{Set}""#, .unknown),
  ])
  private func aPathLeadsToOneOrToMany(target: String, expected: Rows) throws {
    expect(expected, try rows(target, files: ["Services/.S.xml": Self.metadata]), target)
  }

  @Test(arguments: [
    ("$filter=Id eq '{{#Property:Id}}'", Rows.one), ("$filter=Id eq guid'{{#Property:Id}}'&$expand=Items", .one),
    ("$expand=Items($filter=Id eq 1)&$filter=(Id eq {Id})", .one), ("$filter='{Id}' eq Id", .one),
    ("$filter=Id eq 4711L and Open eq true", .one), ("$filter=Id%20eq%20'{Id}'", .one),
    ("$filter=Id eq 12345678-aaaa-bbbb-cccc-123456789abc", .one),
    ("$filter=(Id eq '1') and (A eq 'x' or B eq 'y')", .one),
    ("$filter=Id eq '1' or Id eq '2'", .several), ("$filter=not (Id eq '1')", .several),
    ("$filter=Id ne '1'", .several),
    ("$filter=CustomerId eq '{CustomerId}'", .several), ("$filter=Name eq ' and Id eq 1'", .several),
    ("$filter=Id eq ParentId", .several), ("$orderby=Id eq 1", .several), ("$top=1", .one), ("$orderby=A&$top=1", .one),
    ("$top=10", .several), ("$expand=Items($top=1)", .several),
    // The options are those of a URL.
    ("%24top=1", .one), ("$top=01", .one), ("$top=%31", .one), ("$top= 1 ", .one), ("$top=1%200", .several),
    ("$filter=Id+eq+'1'", .one), ("%24filter=Id%20eq%20%271%27", .one), ("%24expand=Items&%24top=1", .one),
    ("$filter=Name eq 'a%26$top=1'", .several), ("$filter=Name eq '100%'&$top=1", .one),
    ("$filter=((Id eq '1')) and ((A eq 1) or (B eq 2))", .one), ("$filter=((Id eq '1') or A eq 1)", .several),
    ("$filter=not(Id eq '1')", .several), ("$filter=(Id eq '1') eq true", .several),
    ("$filter=Id eq guid('1') and startswith(Name, 'a or b')", .one), ("$filter=A eq 1 and(Id eq '1')", .one),
    ("$filter=(Id eq '1'", .several), ("$filter=tolower(Id) eq '1'", .several),
    ("$filter=Customer/Id eq '1'", .several),
    ("/App/Rules/Query.js", .several), ("", .several),
  ])
  private func aFilterByTheKeyLeavesOneRow(query: String, expected: Rows) throws {
    let target = #""EntitySet": "Orders", "QueryOptions": "\#(query)""#
    expect(expected, try rows(target, files: ["Services/.S.xml": Self.metadata]), target)
  }

  @Test(arguments: [
    ("OrderId eq '{{#Property:OrderId}}' and Number eq {Number}", Rows.one),
    ("OrderId eq '{{#Property:OrderId}}'", .several),
  ])
  private func aKeyOfSeveralPropertiesIsNeededAsAWhole(filter: String, expected: Rows) throws {
    for set in ["Items", "{@odata.readLink}/Items"] {
      let target = #""EntitySet": "\#(set)", "QueryOptions": "$filter=\#(filter)""#
      expect(expected, try rows(target, files: ["Services/.S.xml": Self.metadata]), target)
    }
  }

  /// Without metadata a navigation may lead to one, and a property with the page's own value may be the key.
  @Test(arguments: [
    (#""EntitySet": "{@odata.readLink}/Header""#, Rows.unknown), (#""EntitySet": "Orders""#, .several),
    (#""EntitySet": "Orders('1')""#, .one),
    (#""EntitySet": "O", "QueryOptions": "$filter=Id eq '{{#Property:Id}}'""#, .unknown),
    (#""EntitySet": "O", "QueryOptions": "$filter=OrderId eq '{{#Property:OrderId}}'""#, .unknown),
    (#""EntitySet": "O", "QueryOptions": "$filter=OrderId eq {OrderId}""#, .unknown),
    (#""EntitySet": "O", "QueryOptions": "$filter=Parent eq '{{#Property:OrderId}}'""#, .several),
    (#""EntitySet": "O", "QueryOptions": "$filter=State eq 'Open'""#, .several),
    (#""EntitySet": "O", "QueryOptions": "$top=1""#, .one),
    // The state or kind of an object is no key, and an object has many orders, but one stock.
    (#""EntitySet": "Orders", "QueryOptions": "$filter=Status eq '{Status}'""#, .several),
    (#""EntitySet": "Orders", "QueryOptions": "$filter=OrderType eq '{OrderType}'""#, .several),
    (#""EntitySet": "Statuses", "QueryOptions": "$filter=Status eq '{Status}'""#, .unknown),
    (#""EntitySet": "CategorySet", "QueryOptions": "$filter=Category eq '{Category}'""#, .unknown),
    (#""EntitySet": "Orders", "QueryOptions": "$filter=CustomerId eq '{CustomerId}'""#, .several),
    (#""EntitySet": "SalesOrderHeaders", "QueryOptions": "$filter=CustomerID eq {CustomerID}""#, .several),
    (
      #""EntitySet": "SalesOrderItemSet", "QueryOptions": "$filter=CUSTOMER_ID eq {{#Property:CUSTOMER_ID}}""#, .several
    ),
    (#""EntitySet": "SalesOrderHeaders", "QueryOptions": "$filter=SalesOrderId eq {SalesOrderId}""#, .unknown),
    (#""EntitySet": "Orders", "QueryOptions": "$filter=DocumentId eq '{DocumentId}'""#, .unknown),
    (#""EntitySet": "Orders", "QueryOptions": "$filter=OrderId eq '{OrderId}' and Status eq '{Status}'""#, .unknown),
    (#""EntitySet": "Stock", "QueryOptions": "$filter=ProductID eq {ProductID}""#, .unknown),
    (#""EntitySet": "Stocks", "QueryOptions": "$filter=ProductID eq {ProductID}""#, .unknown),
    (#""EntitySet": "Employees", "QueryOptions": "$filter=PersonId eq {PersonId}""#, .unknown),
    (#""EntitySet": "{@odata.readLink}/Items", "QueryOptions": "$top={Count}""#, .unknown),
  ])
  private func withoutMetadataMuchIsUnknown(target: String, expected: Rows) throws {
    expect(expected, try rows(target, files: [:]), target)
    // What is broken says nothing either.
    expect(expected, try rows(target, files: ["Services/.S.xml": "<Edmx><EntityType"]), target)
  }

  @Test func metadataMayStandInTheDescriptionOfTheService() throws {
    let text = Self.metadata.replacing("\n", with: " ").replacing("\"", with: "\\\"")
    let files = [
      ".service.metadata": #"""
      {"mobile": {"destinations": [{"name": "other", "metadata": {"odataContent": ""}},
       {"name": "shop.s", "metadata": {"odataContent": "\#(text)"}}]}}
      """#
    ]
    expect(.one, try rows(#""EntitySet": "{@odata.readLink}/Header""#, files: files), "")
    expect(.several, try rows(#""EntitySet": "{@odata.readLink}/Items""#, files: files), "")
  }

  @Test func associationsOfOData2SayHowMany() throws {
    let metadata = """
      <Edmx><DataServices><Schema Namespace="Shop" Alias="s">
      <EntityType Name="Order"><Key><PropertyRef Name="Id"/></Key>
      <NavigationProperty Name="Header" Relationship="s.ToHeader" FromRole="Order" ToRole="Header"/>
      <NavigationProperty Name="Items" Relationship="Shop.ToItems" FromRole="Order" ToRole="Item"/></EntityType>
      <Association Name="ToHeader"><End Role="Order" Type="s.Order" Multiplicity="*"/>
      <End Role="Header" Type="s.Header" Multiplicity="0..1"/></Association>
      <Association Name="ToItems"><End Role="Order" Type="s.Order" Multiplicity="1"/>
      <End Role="Item" Type="s.Item" Multiplicity="*"/><ReferentialConstraint><Principal Role="Order">
      <PropertyRef Name="Other"/></Principal></ReferentialConstraint></Association>
      </Schema></DataServices></Edmx>
      """
    for (navigation, expected) in [("Header", Rows.one), ("Items", .several)] {
      let target = #""EntitySet": "{@odata.readLink}/\#(navigation)""#
      expect(expected, try rows(target, files: ["Services/.S.xml": metadata]), target)
    }
  }

  @Test func aLimitOfOneRowIsOneRow() throws {
    expect(.one, try rows(#""EntitySet": "Orders""#, #", "MaxItemCount": 1"#, files: [:]), "")
    expect(.several, try rows(#""EntitySet": "Orders""#, #", "MaxItemCount": 2"#, files: [:]), "")
  }

  /// What only several rows need shows that there may be several, and what editors write by default shows nothing.
  @Test(arguments: [
    (#""MaxItemCount": 3"#, Rows.several), (#""Search": {"Enabled": true}"#, .several),
    (#""Search": {"Enabled": false}"#, .unknown), (#""Search": {"Enabled": "{Is}"}"#, .unknown),
    (#""DataPaging": {"ShowLoadingIndicator": true}"#, .several), (#""DataPaging": {"PageSize": 20}"#, .several),
    (#""DataPaging": {"ShowLoadingIndicator": false, "LoadingIndicatorText": "", "PageSize": 50}"#, .unknown),
    (#""Grouping": {"GroupingProperties": ["State"], "Header": {"Items": []}}"#, .several),
    (#""Grouping": {"GroupingProperties": [], "Header": {"Items": []}}"#, .unknown),
    (#""Selection": {"Mode": "None", "LongPressToEnable": "Multiple"}"#, .several),
    (#""Selection": {"Mode": "None", "LongPressToEnable": "None"}"#, .unknown),
    (#""Footer": {"Caption": "See All", "OnPress": "/App/Rules/All.js"}"#, .several),
    (#""Footer": {"Caption": "Add", "OnPress": "/App/Rules/Add.js"}"#, .unknown),
    (#""Footer": {"Caption": "See All", "Visible": false, "OnPress": "/App/Rules/All.js"}"#, .unknown),
  ])
  private func whatServesSeveralRowsShowsSeveral(members: String, expected: Rows) throws {
    for target in [
      #""EntitySet": "{@odata.readLink}/Lost""#, #""EntitySet": "O", "QueryOptions": "$filter=Id eq '1'""#,
    ] {
      expect(expected, try rows(target, ", \(members)", files: [:]), "\(target) \(members)")
    }
    // What is certainly one row stays one.
    expect(.one, try rows(#""EntitySet": "Orders(1)""#, ", \(members)", files: [:]), members)
  }

  /// A filter of many brackets is read as a whole.
  @Test func aFilterIsReadOnce() throws {
    let depth = 2_000
    let filter = String(repeating: "(", count: depth) + "Id eq '1'" + String(repeating: ")", count: depth)
    for (text, expected) in [(filter, Rows.one), ("(" + filter, .several), (filter + " or A eq 1", .several)] {
      let target = #""EntitySet": "Orders", "QueryOptions": "$filter=\#(text)""#
      expect(expected, try rows(target, files: ["Services/.S.xml": Self.metadata]), "\(text.count)")
    }
  }

  @Test(arguments: ["%24top=5", "$top=05", "$orderby=A&%24top=%35"]) func limitsAreReadAsThoseOfAURL(query: String) {
    let target = #""Target": {"EntitySet": "Orders", "QueryOptions": "\#(query)"}"#
    let result = readMDK(page(#"{"_Type": "Section.Type.ObjectCollection", \#(target), "ObjectCell": {}}"#))
    #expect(result.line("content/").contains("maxItemCount=5"), "\(result.dump)")
  }

  /// A chevron promises a page of its own, for any number of rows.
  @Test func aDeadChevronPromisesAnObject() {
    let cell = #""ObjectCell": {"Title": "{A}", "AccessoryType": "DisclosureIndicator"}"#
    let target = #""Target": {"EntitySet": "{@odata.readLink}/Items"}"#
    let result = readMDK(page(#"{"_Type": "Section.Type.ObjectTable", \#(target), \#(cell)}"#))
    #expect(!result.dump.contains("represents=?") && result.lines("tap") == ["tap opens=none"])
  }

  // MARK: Accessories without a handler

  @Test(arguments: [
    #""ProgressIndicator": "ToDownload""#, #""ProgressIndicator": "InProgress""#, #""AccessoryType": "toDownload""#,
    #""AccessoryButtonIcon": "sap-icon://edit""#, #""AccessoryButtonText": "Edit""#,
  ])
  func onlyAHandlerMakesAnAccessoryOneThatActs(accessory: String) {
    func read(_ more: String) -> ReadScreens { readMDK(objectCellPage(#""Title": "{A}", \#(accessory)\#(more)"#)) }
    let dead = read("")
    #expect(dead.line("accessory") == "accessory control=action" && dead.lines("action").isEmpty, "\(dead.dump)")
    #expect(!dead.line("cells/").contains("represents=?"), "a tap on it opens nothing: \(dead.dump)")
    let live = read(#", "OnAccessoryButtonPress": "/App/Rules/Edit.js""#)
    #expect(live.lines("accessory").first?.hasPrefix("accessory control=action") == true)
    #expect(live.line("cells/").contains("represents=?"))
    // A tap on the cell may change what it shows.
    #expect(read(#", "OnPress": "/App/Rules/Edit.js""#).line("cells/").contains("represents=?"))
  }
}

import type { Lexicon } from "../types.ts";

export const english: Lexicon = {
  language: "en",
  grammar: {
    hasCapitals: true,
    questionWordsFirst: true,
    capitalizesNouns: false,
    joinsNouns: false,
  },
  functionWords: `a whose much many long often kind kinds type sort name named names called number amount percentage
    percent year tell give show list find please explain describe say says according also us get does within
    document documents file files
    compare happen happens happened need needs`,
  questionWords: "who whom whose what when where which how why",
  questionVerbs: "is are was were do does did can has have",
  questionJoints: "and as_well_as",
  measureQuestions: `how_long how_old how_far how_tall how_high how_deep how_wide how_thick how_heavy how_fast how_large
    how_big how_often how_late how_early how_soon`,
  answerCues: {
    email:
      "e-mail_address* email_address* mail_address* 's_e-mail_address* 's_email_address* 's_e-mail 's_email e-mail_of email_of",
    phone:
      "phone_number* telephone_number* mobile_number* 's_phone_number* 's_telephone_number* 's_mobile_number* 's_phone 's_mobile 's_telephone phone_of telephone_of",
    number: `how_many how_much how_long how_old how_far how_tall how_high how_large how_big how_often what_percent*
      what_number what_amount what_share*`,
    date: `^when when_did when_was when_were when_is when_does when_will what_year which_year what_date which_date what_day
      which_day which_days what_days what_time what_month which_month what_century which_century what_decade which_decade`,
    person: "who whom whose",
    percent:
      "percent* percentage* what_share which_share what_proportion interest_rate what_rate which_rate",
    money:
      "how_much_…_cost how_much_…_costs how_much_…_pay how_much_…_pays how_much_…_paid how_much_is_the_rent how_expensive price prices cost costs fee fees rent salary salaries wage wages what_does_…_cost what_did_…_cost",
    weight: "how_heavy",
    length: "how_thick how_wide how_deep how_tall",
    duration:
      "how_long how_quickly how_many_minutes how_many_hours how_many_days how_many_weeks how_many_months",
    place:
      "where which_city what_city which_town what_town in_what_place in_which_place which_country what_country which_room what_room which_building what_address which_address",
    reason: "why what_…_reason for_what_reason what_causes what_caused how_come",
  },
  agents: "by_the by_a by_an by_our by_its by_their by_each",
  reasons:
    "because since due_to owing_to as_a_result in_order_to so_that therefore reason reasons caused",
  definitions: {
    openers: "what_is what's what_are",
    markers: "what_does_…_mean what_do_…_mean what_does_…_stand_for what_do_…_stand_for ^define",
    verbs: "is are was were means mean refers_to stands_for denotes denote describes describe",
  },
  determiners: {
    definite: "the my our your their his her its",
    indefinite: "a an",
  },
  followUpOpeners: "and or but also what_about how_about",
  pronouns: `it its he him his she her hers they them their theirs this that these those there one ones`,
  emptySubjects: `is_there are_there was_there were_there there_is there_are there_was there_were
    *_that_*_is *_that_*_are *_that_*_was *_that_*_were *_that_*_has *_that_*_have *_that_*_had
    *_one_*_is *_one_*_are *_one_*_was *_one_*_were *_one_*_has *_one_*_have *_one_*_had`,
  backReferences: "he she it they his her its their this that these those such there however",
  announcements: "the_following as_follows below",
  negations: "not no never none neither nor nothing cannot unable without lack lacks *n't",
  refusals: {
    material: `passage passages document documents source sources excerpt excerpts context search searches search_result
      search_results file files material text texts information_provided information_given information_available
      provided_information given_information available_information`,
    reporting: `mention* contain* say* said* state* stating* provid* specif* inform* answer* find* found* indicat* give*
      giving* address* includ* cover* tell* discuss* disclos* determin* detail* reveal* explain* refer* describ*`,
  },
  listQuestions: "which list all every each",
  wholeDocument: `summary summarize summarise summaries overview outline gist main_points main_ideas key_points compare
    comparison difference_between differences_between`,
  thisFile: `this_file this_document this_paper this_report this_text this_pdf the_file the_document the_paper the_report
    the_text the_pdf`,
  sourceTitles: "source sources reference references citation citations source_used sources_used",
  sourceReferences: "p. pp. page pages source sources passage passages and",
  abbreviations:
    "dr prof Mr Mrs Ms St Jr Sr fig vol p pp vs cf ca approx ed inc Ltd Co Corp U.S e.g i.e",
  periods: {
    quarters: [
      "first_quarter 1st_quarter",
      "second_quarter 2nd_quarter",
      "third_quarter 3rd_quarter",
      "fourth_quarter 4th_quarter",
    ],
    year: { last: "last_year previous_year", current: "this_year current_year", next: "next_year" },
    quarter: {
      last: "last_quarter previous_quarter",
      current: "this_quarter current_quarter",
      next: "next_quarter",
    },
    month: {
      last: "last_month previous_month",
      current: "this_month current_month",
      next: "next_month",
    },
  },
  instructions: `^assume ^you_are ^you're ^act_as ^imagine ^pretend ^answer ^please_answer ^respond ^please_respond ^reply ^please_reply ^give_a_response ^give_your_answer ^give_me_your_answer ^provide_your_answer ^provide_a_response ^your_answer ^the_answer_should ^state_your_answer ^round ^use_only ^only_use ^base_your_answer ^be_concise ^be_brief ^do_not ^don't ^keep_it ^keep_your ^limit_your ^if_you_don't_know ^if_you_do_not_know ^think_step ^here_is_the_question ^here's_the_question ^we_need_to ^we_want_to`,

  cardinals: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`,
  ambiguousNumbers: "one march may",
  quantities: `one first second third fourth fifth last daily weekly monthly yearly hundred half quarter dozen once twice never
    none`,
  scales: {
    thousand: "thousand thousands",
    million: "million millions",
    billion: "billion billions bn",
  },
  hedges: "about around approximately approx approx. roughly nearly almost some circa ca ca.",
  units: {
    "%": "percent percentage per_cent",
    "€": "euro euros eur",
    $: "dollar dollars usd",
    "£": "pound pounds gbp",
    km: "kilometer kilometers kilometre kilometres",
    m: "meter meters metre metres",
    cm: "centimeter centimeters centimetre centimetres",
    mm: "millimeter millimeters millimetre millimetres",
    mi: "mile miles",
    ft: "foot feet",
    in: "inch inches",
    kg: "kilo kilos kilogram kilograms",
    g: "gram grams",
    t: "ton tons tonne tonnes",
    s: "sec second seconds",
    min: "minute minutes",
    h: "hour hours",
    d: "day days",
    w: "week weeks",
    mo: "month months",
    y: "year years",
    l: "liter liters litre litres",
    ha: "hectare hectares",
    "°C": "celsius",
    "°F": "fahrenheit",
  },
  tables: {
    sum: "sum total totals totaling altogether overall combined",
    average: "average averages avg mean",
    median: "median",
    most: "most",
    least: "fewest least",
    highest: `highest largest biggest greatest maximum max maximal* top best tallest longest heaviest oldest latest
      newest priciest dearest most_recent`,
    lowest: `lowest smallest minimum min minimal* bottom worst cheapest shortest lightest youngest earliest`,
    count: "how_many number_of count",
    rows: "row rows entry entries record records line lines",
    per: "per by",
    each: "each",
    or: "or",
    beyond: `not no none never without except excluding excl but other than more less fewer over above under below between
      before after since until till versus vs compare compared difference ratio share percent percentage
      proportion growth grew change changed changes increase increased decrease decreased trend if would forecast expected
      first second third last next previous latest top bottom why when`,
    filler: `table tables spreadsheet sheet workbook file csv column columns value values amount number numbers figure
      figures data dataset list different distinct unique all every many much how what whats which who
      calculate compute give show tell me please made s count per_cent could would can you i want know need`,
    yearColumns: "year fiscal_year",
    share: "share percent percentage proportion fraction what_part",
    above: `more_than over above exceed exceeds exceeding greater_than higher_than larger_than bigger_than
      longer_than older_than`,
    atLeast: `at_least no_less_than no_fewer_than not_less_than since starting_from`,
    below: `less_than fewer_than under below lower_than smaller_than cheaper_than shorter_than younger_than`,
    atMost: "at_most up_to no_more_than not_more_than",
    between: "between",
    before: "before earlier_than prior_to",
    after: "after later_than",
    more: "vs versus compare compared more higher larger greater bigger better longer older",
    less: "less fewer lower smaller cheaper worse shorter younger",
    difference:
      "difference differ how_much_more how_much_less how_much_higher how_much_lower how_much_cheaper how_many_more",
    both: "two both them those these",
    auxiliary: `come comes came go goes went make makes made get gets got have has had be been sell sells sold selling
      buy bought spend spends spent cost costs pay pays paid earn earns earned work works worked working live
      lives lived belong belongs contain contains use used take takes took account accounts contribute
      contributes reach reached achieve achieved record recorded generate generated produce produced won win
      wins called named labelled worth there altogether did does do were was is are`,
    concepts: {
      person: `person persons people name names employee employees staff worker workers colleague colleagues member
      members who man woman contact`,
      salary: `salary salaries wage wages pay paid earn earns earned earner earners earning earnings compensation
      remuneration`,
      price: `price prices priced cost costs expensive cheap cheaper cheapest charge charged fee fees`,
      quantity: "quantity quantities qty units pieces amount amounts sold copies",
      revenue: "revenue revenues sales turnover sold income",
      profit: "profit profits profitable gain gains",
      expense:
        "expense expenses spend spent spending expenditure cost costs amount pay paid payment",
      product: "product products item items article articles goods",
      customer: "customer customers client clients buyer buyers",
      department: "department departments division divisions team teams",
      job: "job jobs position positions role roles occupation title profession",
      city: "city cities town towns place location where",
      country: "country countries nation nations",
      date: "date dates day when",
      height: "height heights highest high tall taller tallest elevation altitude",
      weight: "weight weights heavy heavier heaviest light lighter lightest weigh weighs",
      length: "length lengths long longer longest short shorter shortest duration",
      age: "age ages old older oldest young younger youngest",
      score: "score scores scored grade grades mark marks points result results rating rated",
      address: "address addresses street live lives located",
      phone: "phone telephone tel mobile call",
      category: `category categories type types kind kinds group groups class classes segment segments`,
    },
  },
  versions: {
    latest: "latest newest current currently most_recent now today nowadays up_to_date",
    original: `original originally oldest initial initially former formerly previous previously first_version
      old_version`,
    changed: `change changes changed changing amended amend amends modified modification* revised revision* updated
      what's_new what_is_new`,
    added: "added add adds new newly introduced addition additions",
    removed: "removed dropped deleted discontinued no_longer omitted gone withdrawn disappeared",
    raised: `raised increase increased increases rose risen more_expensive dearer costlier higher grew grown went_up
      gone_up`,
    lowered: `lowered reduced decrease decreased decreases fell fallen cheaper less_expensive lower went_down
      gone_down`,
    compared: `compare compares compared comparing comparison versus vs develop developed evolve evolved
      which_of_the_two which_of_both which_of_these_two both_documents both_versions difference differences differ
      differs different`,
    same: `same identical agree agrees consistent contradict contradicts contradiction* conflict conflicts`,
    amendment: "amendment* addendum addenda supplement supplementary rider variation",
    sections: "section sections clause clauses article articles paragraph paragraphs",
  },
  library: {
    document: "document file doc",
    documents: "documents files docs",
    folders: "folder folders directory directories subfolder subfolders",
    spreadsheets: "spreadsheet spreadsheets workbook workbooks",
    presentations: "presentation presentations slide_deck slide_decks",
    recordings: "recording recordings audio_file audio_files video video_file videos video_files",
    list: "which what what's list show",
    exists: `do_i_have do_we_have do_you_have have_i have_we have_you i_have we_have you_have are_there is_there there_are
      there_is my our all every list_all list_my show_me show_my show_all find_me find_all find in_the_library
      in_my_library in_the_database in_this_library in_the_system in_footnote in_here in_total altogether`,
    place: "in inside under within from",
    newest: "newest latest most_recent most_recently last recent recently new",
    uploaded: "uploaded",
    news: `what's_new what_is_new anything_new what_was_added what_has_been_added what's_been_added what_did_i_add`,
    periods: {
      today: "today",
      yesterday: "yesterday",
      thisWeek: "this_week",
      lastWeek: "last_week past_week previous_week",
      thisMonth: "this_month",
      lastMonth: "last_month past_month previous_month",
    },
    indexing: `indexing still_indexing being_indexed still_being_indexed not_indexed not_yet_indexed not_indexed_yet`,
    pending: `not_ready not_yet_ready not_ready_yet processing still_processing being_processed still_being_processed pending
      in_progress queued`,
    ready: "ready indexed searchable processed",
    failed: `failed failed_to_index failed_to_load could_not_be_read couldn't_be_read cannot_be_read can't_be_read
      could_not_be_indexed couldn't_be_indexed unreadable`,
    about: "about on_the_topic_of on_the_subject_of concerning regarding",
    covers: `is_about are_about is_it_about deals_with deal_with talks_about talk_about discusses discuss covers mentions
      mention concerns`,
    contents: `what_is_in what's_in what_is_inside what's_inside what_do_i_have_in what_do_we_have_in show_me_what_is_in`,
    where: `where_is where's where_are where_can_i_find where_do_i_find in_which_folder in_what_folder which_folder_is
      which_folder_contains`,
    filler: `the a an any of me i we you us is are was were been being has have had do does did please so far so_far
      currently now right_now at_the_moment already still yet there library database system collection different
      number total and just can could tell give name names added kept stored located saved here added_to ones
      everything anything any_of to`,
  },
  smallTalk: {
    greetings: `hi hello hey hallo greetings welcome good_morning good_afternoon good_evening good_day hi_there hello_there
      hey_there how_are_you how_are_you_doing how_do_you_do nice_to_meet_you howdy`,
    thanks: `thanks thank_you thank_you_very_much thank_you_so_much thanks_a_lot many_thanks cheers thx much_appreciated ok
      okay great perfect cool nice super awesome bye goodbye good_bye see_you see_you_later good_night got_it
      well_done good_job that_helps that_helped very_helpful`,
    capabilities: `what_can_you_do what_can_you_do_for_me what_can_you_help_with what_can_you_help_me_with what_can_i_ask
      what_can_i_ask_you what_can_i_ask_about what_should_i_ask what_do_you_do what_are_you who_are_you
      how_can_you_help how_can_you_help_me can_you_help_me can_you_help help help_me how_does_this_work
      how_do_you_work how_does_it_work how_do_i_use_this how_do_i_use_you how_can_i_use_this what_is_this_for
      what_are_you_for what_is_footnote what_can_footnote_do how_does_footnote_work what_is_this
      what_are_your_capabilities how_do_i_start how_do_i_get_started what_kind_of_questions_can_i_ask
      what_questions_can_i_ask which_questions_can_i_ask`,
    filler: `there everyone everybody all again footnote bot assistant you for_your_help for_the_help for_that so_much
      very_much a_lot please and for_me then now exactly`,
  },
};

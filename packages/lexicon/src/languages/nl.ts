import type { Lexicon } from "../types.ts";

export const dutch: Lexicon = {
  language: "nl",
  grammar: {
    hasCapitals: true,
    questionWordsFirst: true,
    capitalizesNouns: false,
    joinsNouns: true,
  },
  functionWords: `wie wanneer waar hoe hoeveel welke welk waarom wat jaar noem volgens waarmee waarvan waarop waarin waardoor
    en of maar
    mag mogen vergelijk vergelijken`,
  questionWords:
    "wie wat wanneer waar hoe hoeveel welk welke waarom waarmee waarvan waarop waarin waardoor",
  questionVerbs: "is zijn was waren heeft hebben kan kunnen wordt worden werd werden",
  questionJoints: "en alsook evenals",
  measureQuestions:
    "hoe_lang hoe_oud hoe_ver hoe_hoog hoe_diep hoe_breed hoe_zwaar hoe_snel hoe_groot hoe_vaak hoe_duur",
  answerCues: {
    email: "e-mailadres e-mailadressen emailadres mailadres",
    phone: "telefoonnummer* mobiele_nummer",
    number: "hoeveel welk_percentage welk_aantal welk_bedrag hoe_vaak",
    date: "wanneer welk_jaar welke_datum welke_dag welke_maand welke_eeuw",
    person: "wie",
    percent: "percentage* procent welk_percentage welk_aandeel hoeveel_procent rentepercentage",
    money:
      "wat_kost wat_kosten hoe_duur prijs prijzen kosten tarief tarieven huur salaris loon hoeveel_…_betalen",
    weight: "hoe_zwaar",
    length: "hoe_diep hoe_breed",
    duration:
      "hoe_lang hoelang hoe_snel hoeveel_minuten hoeveel_uur hoeveel_dagen hoeveel_weken hoeveel_maanden",
    place:
      "waar waarheen in_welke_stad in_welk_land in_welke_plaats op_welke_plaats in_welke_zaal welk_adres",
    reason: "waarom om_welke_reden wat_is_de_reden hoezo",
  },
  agents: "door_de door_het door_een",
  reasons: "omdat want doordat wegens vanwege daarom zodat aangezien reden redenen",
  definitions: {
    openers: "wat_is wat_zijn",
    markers: "wat_betekent wat_betekenen ^definieer",
    verbs: "is zijn was waren betekent betekenen verwijst_naar beschrijft",
  },
  determiners: {
    definite: "de het mijn jouw zijn haar ons onze uw jullie hun",
    indefinite: "een deze die dit dat elk elke ieder iedere veel enkele",
  },
  followUpOpeners: "en of maar hoe_zit_het_met wat_dacht_je_van",
  pronouns: "hij hem zij ze haar hun hen dit deze ervan erin daar daarvan daarvoor",
  emptySubjects: "er_is er_zijn er_was er_waren is_er zijn_er was_er waren_er dit_jaar",
  backReferences: "hij zij ze dit deze dat daar hun echter",
  announcements: "volgende hieronder als_volgt",
  negations: "niet geen nooit niets niemand noch zonder",
  refusals: {
    material:
      "document documenten bron bronnen passage passages tekst teksten fragment fragmenten context bestand bestanden",
    reporting:
      "vermeld* bevat* genoemd* noem* gevonden* vind* antwoord* informatie* inform* geef* geven* beschrij* zeg*",
  },
  listQuestions: "welk welke alle elk elke ieder iedere lijst noem",
  wholeDocument: "samenvat* samenvatting vat_…_samen vergelijk* overzicht hoofdpunten",
  thisFile: "dit_bestand dit_document dit_rapport deze_tekst het_bestand het_document het_rapport",
  sourceTitles: "bron bronnen referenties",
  sourceReferences: "p. pp. blz. pagina pagina's bron bronnen passage passages en",
  abbreviations: "dhr mevr dr prof bijv blz ca nr fig d.w.z",
  periods: {
    quarters: [
      "eerste_kwartaal 1e_kwartaal",
      "tweede_kwartaal 2e_kwartaal",
      "derde_kwartaal 3e_kwartaal",
      "vierde_kwartaal 4e_kwartaal",
    ],
    year: {
      last: "vorig_jaar afgelopen_jaar",
      current: "dit_jaar huidige_jaar",
      next: "volgend_jaar komend_jaar",
    },
    quarter: {
      last: "vorig_kwartaal afgelopen_kwartaal",
      current: "dit_kwartaal",
      next: "volgend_kwartaal",
    },
    month: { last: "vorige_maand afgelopen_maand", current: "deze_maand", next: "volgende_maand" },
  },
  instructions: `^stel_dat ^neem_aan ^stel_je_voor ^je_bent_een ^jij_bent ^u_bent_een ^gedraag_je_als ^antwoord ^beantwoord ^geef_je_antwoord ^geef_uw_antwoord ^je_antwoord ^uw_antwoord ^het_antwoord_moet ^gebruik_alleen ^wees_kort ^houd_het_kort ^rond_af ^als_je_het_niet_weet`,

  cardinals: `nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien
    zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig`,
  ambiguousNumbers: "een",
  quantities: `eerste tweede derde vierde vijfde laatste dagelijks* wekelijks* maandelijks* jaarlijks* honderd half halve
    helft kwart dozijn eenmaal tweemaal nooit geen`,
  scales: {
    thousand: "duizend duizenden",
    million: "miljoen miljoenen mln mln.",
    billion: "miljard",
  },
  hedges: "ongeveer bijna circa ca ca. rond zo'n",
  units: {
    "%": "procent",
    "€": "euro euro's eur",
    $: "dollar dollars usd",
    "£": "pond",
    km: "kilometer kilometers",
    m: "meter meters",
    cm: "centimeter centimeters",
    mm: "millimeter millimeters",
    mi: "mijl mijlen",
    ft: "voet",
    in: "inch",
    kg: "kilo kilogram",
    g: "gram",
    t: "ton",
    s: "seconde seconden",
    min: "minuut minuten",
    h: "uur uren",
    d: "dag dagen",
    w: "week weken",
    mo: "maand maanden",
    y: "jaar jaren",
    l: "liter liters",
    ha: "hectare",
    "°C": "celsius",
    "°F": "fahrenheit",
  },
  tables: {
    sum: "som totaal totale samen opgeteld",
    average: "gemiddeld gemiddelde gemiddelden",
    median: "mediaan",
    most: "meeste",
    least: "minste",
    highest: `hoogste grootste maximum maximale max beste duurste langste zwaarste oudste nieuwste`,
    lowest: `laagste kleinste minimum minimale min slechtste goedkoopste kortste lichtste jongste vroegste`,
    count: "hoeveel aantal",
    rows: "rij rijen regel regels record records",
    per: "per",
    each: "elk elke ieder iedere",
    or: "of",
    beyond: `niet geen nooit zonder behalve uitgezonderd maar ander andere dan meer minder hoger lager boven onder tussen voor
      na sinds tot vanaf versus vergeleken verschil verhouding aandeel percentage procent groei verandering stijging daling
      trend als eerste tweede derde laatste volgende vorige waarom wanneer`,
    filler: `tabel tabellen werkblad blad bestand kolom kolommen waarde waarden bedrag bedragen getal getallen cijfer cijfers
      gegevens lijst verschillende unieke alle alles hoeveel wat welk welke wie bereken geef toon is zijn was waren de het
      een van in en aantal`,
    yearColumns: "jaar boekjaar",
    share: "aandeel percentage procent deel",
    above: "meer_dan boven hoger_dan groter_dan langer_dan ouder_dan",
    atLeast: "minstens minimaal ten_minste sinds vanaf",
    below: "minder_dan onder lager_dan kleiner_dan goedkoper_dan jonger_dan",
    atMost: "hoogstens maximaal ten_hoogste",
    between: "tussen",
    before: "vóór eerder_dan",
    after: "na later_dan",
    more: "meer hoger groter beter",
    less: "minder lager kleiner goedkoper",
    difference: "verschil",
    both: "beide twee",
    auxiliary: `heeft hebben had hadden komt komen verkocht verkochten verkoopt kost kosten kostte uitgegeven verdient
      verdienen werkt werken woont hoort behoort genaamd heet er gewonnen`,
    concepts: {
      person: "persoon personen naam namen medewerker medewerkers werknemer werknemers lid leden",
      salary: "salaris salarissen loon lonen verdient verdienen betaald betaalde",
      price: "prijs prijzen kost duur duurste goedkoop goedkoopste tarief",
      quantity: "hoeveelheid stuks eenheden verkocht",
      revenue: "omzet inkomsten verkopen opbrengst verkocht",
      profit: "winst winsten",
      expense: "uitgave uitgaven kosten uitgegeven",
      product: "product producten artikel artikelen",
      customer: "klant klanten",
      department: "afdeling afdelingen team",
      job: "functie functies positie baan",
      city: "stad steden plaats waar",
      country: "land landen",
      date: "datum dag",
      height: "hoogte hoog",
      weight: "gewicht zwaar zwaarste weegt",
      length: "lengte lang langste duur",
      age: "leeftijd oud oudste jong jongste",
      score: "score punten cijfer",
      address: "adres straat woont",
      phone: "telefoon telefoonnummer",
      category: "categorie categorieën type soort groep klasse segment",
    },
  },
  versions: {
    latest: "laatste nieuwste huidige actuele actueel momenteel vandaag nu recentste",
    original: "oorspronkelijk* oudste aanvankelijk* vorige voormalig* eerdere eerste_versie",
    changed: `veranderd veranderde veranderden verandert veranderen verandering* gewijzigd* wijzig* herzien*`,
    added: "nieuw nieuwe toegevoegd* toevoeging* bijgekomen ingevoerd*",
    removed: "verwijderd* geschrapt* vervallen verdwenen niet_meer weggelaten",
    raised: "gestegen stijgt steeg stegen verhoogd* duurder hoger toegenomen",
    lowered: "gedaald daalt daalde daalden verlaagd* goedkoper lager afgenomen verminderd*",
    compared: `vergelijk* vergeleken ontwikkeld* ontwikkelde versus vs ten_opzichte_van welke_van_de_twee
      welk_van_de_twee beide_documenten beide_versies verschil* anders`,
    same: "hetzelfde dezelfde gelijk identiek* overeenstem* overeen tegenstrijdig* spre*_…_tegen",
    amendment: `addendum addenda wijzigingsovereenkomst* aanvullende_overeenkomst allonge amendement*`,
    sections: "artikel artikelen paragraaf paragrafen clausule clausules sectie lid",
  },
  library: {
    document: "document bestand",
    documents: "documenten bestanden",
    folders: "map mappen folder folders submap submappen",
    spreadsheets: "spreadsheet spreadsheets rekenblad rekenbladen werkmap werkmappen",
    presentations: "presentatie presentaties",
    recordings: `opname opnamen opnames audiobestand audiobestanden video video's videobestand videobestanden`,
    list: "welk welke wat toon lijst",
    exists: `heb_ik hebben_we heb_je hebt_u ik_heb we_hebben zijn_er is_er er_zijn er_is mijn ons onze alle al_mijn toon_alle
      laat_zien laat_me toon_me geef_alle vind zoek in_de_bibliotheek in_mijn_bibliotheek in_de_database
      in_het_systeem in_totaal`,
    place: "in binnen onder uit staan staat bevat van",
    newest: "nieuwste laatste recentste meest_recente recent recente onlangs nieuw nieuwe",
    uploaded: "geüpload geüploade geupload",
    news: "wat_is_er_nieuw wat_is_nieuw is_er_iets_nieuws wat_is_er_toegevoegd",
    periods: {
      today: "vandaag",
      yesterday: "gisteren",
      thisWeek: "deze_week",
      lastWeek: "vorige_week afgelopen_week",
      thisMonth: "deze_maand",
      lastMonth: "vorige_maand afgelopen_maand",
    },
    indexing: `geïndexeerd_worden worden_geïndexeerd wordt_geïndexeerd nog_geïndexeerd worden_nog_geïndexeerd
      wordt_nog_geïndexeerd niet_geïndexeerd nog_niet_geïndexeerd aan_het_indexeren`,
    pending: `niet_klaar nog_niet_klaar niet_gereed nog_niet_gereed in_behandeling worden_verwerkt wordt_verwerkt
      worden_nog_verwerkt wordt_nog_verwerkt nog_verwerkt`,
    ready: "klaar gereed geïndexeerd doorzoekbaar verwerkt",
    failed: `mislukt mislukte gefaald onleesbaar niet_gelezen konden_niet_gelezen_worden konden_niet_worden_gelezen
      kon_niet_worden_gelezen`,
    about: "over betreffende aangaande met_betrekking_tot",
    covers: `gaat_over gaan_over handelt_over behandelt behandelen vermeldt vermelden noemt bespreekt`,
    contents: "wat_zit_er_in wat_staat_er_in wat_is_er_in wat_bevat",
    where: "waar_is waar_zijn waar_staat waar_staan waar_vind_ik waar_ligt in_welke_map",
    filler: `de het een er ik we wij je u mij me is zijn was waren wordt worden werd werden heb heeft hebben alsjeblieft
      alstublieft nog al momenteel nu op_dit_moment bibliotheek database systeem verzameling verschillende aantal en
      alleen geef noem toegevoegd bewaard opgeslagen hier daar zitten zit`,
  },
  smallTalk: {
    greetings: `hallo hoi hey hi dag goedemorgen goedemiddag goedenavond goedendag welkom hoe_gaat_het hoe_gaat_het_met_je`,
    thanks: `bedankt dank_je dank_je_wel dank_u dank_u_wel dankjewel hartelijk_dank ok oké prima geweldig mooi super perfect
      goed begrepen tot_ziens doei dag_hoor welterusten`,
    capabilities: `wat_kun_je wat_kan_je wat_kun_je_doen wat_kan_je_doen wat_kun_je_voor_me_doen wat_kunt_u_doen
      wat_kunt_u_voor_mij_doen wat_doe_je wie_ben_je wie_bent_u wat_ben_je help help_me hulp kun_je_me_helpen
      kunt_u_me_helpen hoe_kun_je_me_helpen hoe_werkt_dit hoe_werkt_het hoe_werk_je wat_kan_ik_vragen
      wat_kan_ik_je_vragen welke_vragen_kan_ik_stellen wat_is_footnote`,
    filler: `allemaal iedereen footnote assistent jij u voor_je_hulp voor_uw_hulp voor_de_hulp zeer heel alsjeblieft
      alstublieft en voor_mij dan nu`,
  },
};

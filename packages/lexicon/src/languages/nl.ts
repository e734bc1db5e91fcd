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
    en of maar`,
  questionWords:
    "wie wat wanneer waar hoe hoeveel welk welke waarom waarmee waarvan waarop waarin waardoor",
  questionVerbs: "is zijn was waren heeft hebben kan kunnen wordt worden werd werden",
  questionJoints: "en alsook evenals",
  measureQuestions:
    "hoe_lang hoe_oud hoe_ver hoe_hoog hoe_diep hoe_breed hoe_zwaar hoe_snel hoe_groot hoe_vaak hoe_duur",
  answerCues: {
    number: "hoeveel welk_percentage welk_aantal welk_bedrag hoe_vaak",
    date: "wanneer welk_jaar welke_datum welke_dag welke_maand welke_eeuw",
    person: "wie",
  },
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
  wholeDocument: "samenvat* samenvatting vat_…_samen vergelijk* overzicht hoofdpunten",
  thisFile: "dit_bestand dit_document dit_rapport deze_tekst het_bestand het_document het_rapport",
  sourceTitles: "bron bronnen referenties",
  sourceReferences: "p. pp. blz. pagina pagina's bron bronnen passage passages en",
  abbreviations: "dhr mevr dr prof bijv blz ca nr fig d.w.z",
  cardinals: `nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien
    zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig`,
  ambiguousNumbers: "een",
  quantities: `eerste tweede derde vierde vijfde laatste dagelijks* wekelijks* maandelijks* jaarlijks* honderd half halve
    helft kwart dozijn eenmaal tweemaal nooit geen`,
  scales: {
    thousand: "duizend",
    million: "miljoen",
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
    highest: "hoogste grootste maximum maximale max",
    lowest: "laagste kleinste minimum minimale min",
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
  },
  versions: {
    latest: "laatste nieuwste huidige actuele actueel momenteel vandaag nu recentste",
    original: "oorspronkelijk* oudste aanvankelijk* vorige voormalig* eerdere eerste_versie",
    changed: `veranderd veranderde veranderden verandert veranderen verandering* gewijzigd* wijzig* verschil* anders
      herzien*`,
    added: "nieuw nieuwe toegevoegd* toevoeging* bijgekomen ingevoerd*",
    removed: "verwijderd* geschrapt* vervallen verdwenen niet_meer weggelaten",
    raised: "gestegen stijgt steeg stegen verhoogd* duurder hoger toegenomen",
    lowered: "gedaald daalt daalde daalden verlaagd* goedkoper lager afgenomen verminderd*",
    compared: `vergelijk* vergeleken ontwikkeld* ontwikkelde versus vs ten_opzichte_van welke_van_de_twee
      welk_van_de_twee beide_documenten beide_versies`,
    same: "hetzelfde dezelfde gelijk identiek* overeenstem* overeen tegenstrijdig* spre*_…_tegen",
    amendment: `addendum addenda wijzigingsovereenkomst* aanvullende_overeenkomst allonge amendement*`,
    sections: "artikel artikelen paragraaf paragrafen clausule clausules sectie lid",
  },
};

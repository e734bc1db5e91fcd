import type { Lexicon } from "../types.ts";

export const german: Lexicon = {
  language: "de",
  grammar: {
    hasCapitals: true,
    questionWordsFirst: true,
    capitalizesNouns: true,
    joinsNouns: true,
  },
  functionWords: `wer wen wem wessen wann wo woher wohin wie wieso weshalb warum viel viele welche welcher welches welchem
    welchen wofür womit wodurch wovon wozu woran worauf worin wogegen woraus wonach worüber worum worunter wobei weswegen
    wieviel wieviele heißt heißen hieß nenne nennen nennt nannte genannt bezeichnet lautet lauten zeige gib finde bitte
    erkläre beschreibe sagt steht laut gemäß jahr prozent prozentsatz anzahl zahl menge name namen namens art arten sorte
    typ wurde wurden dokument dokumente dokumenten datei dateien`,
  questionWords: `wer wen wem wessen was wann wo woher wohin wie wieviel wieviele welche welcher welches welchem welchen
    warum wieso weshalb wofür womit wodurch wovon wozu woran worauf worin woraus worüber`,
  questionVerbs: "ist sind war waren hat haben kann können gibt wird werden wurde wurden",
  questionJoints: "und sowie",
  measureQuestions: `wie_lang wie_lange wie_alt wie_weit wie_hoch wie_tief wie_breit wie_dick wie_schwer wie_schnell
    wie_groß wie_oft wie_häufig wie_teuer wie_spät wie_früh`,
  answerCues: {
    number: "wie_viel wie_viele wieviel wieviele",
    date: `wann welche_jahr welchem_jahr welches_jahr welchen_jahr welcher_jahr in_welchem_monat an_welchem_tag`,
    person: "wer wen wem wessen",
  },
  definitions: {
    openers: "was_ist was_sind",
    markers: "was_bedeutet was_bedeuten ^definiere",
    verbs: "ist sind war bedeutet bedeuten bezeichnet beschreibt",
  },
  determiners: {
    definite: "der die das den dem des mein* unser* ihr* sein*",
    indefinite: `ein eine einer eines einem einen kein* dieser diese dieses diesem diesen jener jene jenes jede jeder jedes
      jedem jeden welche welcher welches welchem welchen viele wenige manche einige alle beide im am beim vom zum zur ins ans`,
  },
  followUpOpeners: "und oder aber also was_ist_mit wie_ist_es_mit wie_sieht_es_mit",
  pronouns: "er ihn ihm sie ihr ihre ihren ihrem ihrer ihres dieser diese dieses dort davon dafür",
  emptySubjects: "gibt_es gab_es es_gibt es_gab",
  backReferences: "er sie es dies* jedoch dort",
  announcements: "folgende folgenden folgender folgendes wie_folgt",
  negations: "kein* nicht* nie niemals ohne weder",
  refusals: {
    material: `dokument* passage passagen textstelle textstellen textpassage textpassagen quelle quellen unterlagen auszüge*
      kontext suchergebniss* dateien`,
    reporting: `enthalt* enthält* erwähn* nenn* genannt* angab* angegeben* hinweis* auskunft* beantwort* gefunden* find* sag*
      hervor* beschreib*`,
  },
  wholeDocument: "zusammenfass* fass*_…_zusammen überblick vergleich*",
  thisFile: `diese_datei dieses_dokument dieses_papier dieser_bericht diesen_bericht das_dokument das_papier die_datei
    der_bericht`,
  sourceTitles: "quelle quellen quellenangaben quellenverzeichnis belege",
  sourceReferences: "S. seite seiten und",
  abbreviations: "dr prof nr bzw ca z.B d.h vgl",
  cardinals: `null eins zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
    siebzehn achtzehn neunzehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig`,
  ambiguousNumbers: "eins",
  quantities: `erste* zweite* dritte* vierte* fünfte* letzte* täglich* wöchentlich* monatlich* jährlich* hundert halb* hälfte
    drittel viertel dutzend einmal zweimal dreimal nie keine`,
  scales: {
    thousand: "tausend",
    million: "million millionen mio mio.",
    billion: "milliarde milliarden mrd mrd.",
  },
  hedges: "etwa rund ungefähr knapp gut circa ca ca.",
  units: {
    "%": "prozent",
    "€": "euro eur",
    $: "dollar usd",
    "£": "pfund",
    km: "kilometer kilometern",
    m: "meter metern",
    cm: "zentimeter zentimetern",
    mm: "millimeter millimetern",
    mi: "meile meilen",
    ft: "fuß",
    in: "zoll",
    kg: "kilo kilogramm",
    g: "gramm",
    t: "tonne tonnen",
    s: "sekunde sekunden",
    min: "minute minuten",
    h: "stunde stunden",
    d: "tag tage tagen",
    w: "woche wochen",
    mo: "monat monate monaten",
    y: "jahr jahre jahren",
    l: "liter litern",
    ha: "hektar",
    "°C": "celsius",
    "°F": "fahrenheit",
  },
  tables: {
    sum: "summe summiert gesamt gesamtsumme gesamtbetrag insgesamt zusammen",
    average: "durchschnitt durchschnittlich* mittelwert schnitt mittel",
    median: "median medianwert zentralwert",
    most: "meiste meisten meister meistes meistem",
    least: "wenigste wenigsten wenigster wenigstes wenigstem",
    highest: `höchste höchsten höchster höchstes höchstem größte größten größter größtes größtem maximal* maximum max`,
    lowest: `niedrigste niedrigsten niedrigster niedrigstes niedrigstem kleinste kleinsten kleinster kleinstes kleinstem
      geringste geringsten geringster geringstes geringstem minimal* minimum min`,
    count: "wie_viel wie_viele wieviel wieviele anzahl",
    rows: "zeile zeilen eintrag einträge einträgen datensatz datensätze datensätzen",
    per: "je pro nach",
    each: "jede jeder jedes jeden jedem",
    or: "oder",
    beyond: `ohne außer nicht kein* als mehr weniger über unter zwischen vor seit bis ab unterschied differenz verhältnis
      anteil prozent wachstum veränderung erste* zweite* dritte* letzte* nächste* warum wann`,
    filler: `tabelle tabellenblatt datei spalte spalten wert werte betrag zahl daten liste verschiedene unterschiedliche
      alle aller allen wie viel hoch groß viele wieviele was welche welcher welches welchem berechne nenne zeige bitte gibt
      beträgt lautet hat haben hatte hatten ist war waren sind für aus im in der die das des dem den von vom und oder
      anzahl`,
    yearColumns: "jahr geschäftsjahr",
    share: "anteil anteile prozent prozentsatz prozentual* prozentanteil",
    above: "mehr_als über größer_als höher_als länger_als älter_als oberhalb",
    atLeast: "mindestens wenigstens nicht_weniger_als",
    below: `weniger_als unter kleiner_als niedriger_als geringer_als billiger_als günstiger_als kürzer_als jünger_als
      unterhalb`,
    atMost: "höchstens maximal bis_zu nicht_mehr_als",
    between: "zwischen",
    before: "vor früher_als",
    after: "nach_dem seit später_als",
    more: "mehr höher höhere höheren größer größere größeren besser länger älter",
    less: `weniger niedriger niedrigere kleiner kleinere geringer billiger günstiger kürzer jünger`,
    difference: "unterschied differenz abweichung",
    both: "beide beiden beider zwei",
    auxiliary: `kommt kommen kam hat haben hatte hatten wird werden wurde wurden verkauft verkaufte verkauften gekauft
      kostet kosten kostete ausgegeben verdient verdienen verdiente bezahlt arbeitet arbeiten wohnt wohnen lebt
      gehört gehören enthält verwendet macht machte gemacht erreicht erzielt erzielte gewonnen heißt heißen
      genannt namens entfällt entfallen stammt beträgt betrug es gab insgesamt`,
    concepts: {
      person: `person personen name namen mitarbeiter mitarbeitern mitarbeiterin mitarbeiterinnen mitarbeitende
      angestellte angestellten beschäftigte leute wer mitglied mitglieder`,
      salary: `gehalt gehälter lohn löhne verdient verdienen verdiener vergütung bezahlt bezahlte bezahlten entgelt`,
      price: `preis preise preises kostet kosten kostete teuer teuerste teuersten billig billigste billigsten günstig
      günstigste günstigsten gebühr`,
      quantity: "menge mengen stückzahl stück anzahl einheiten verkauft",
      revenue: "umsatz umsätze erlös erlöse einnahmen verkäufe verkauft",
      profit: "gewinn gewinne ertrag profit",
      expense: "ausgabe ausgaben ausgegeben kosten aufwand aufwendungen betrag zahlung",
      product: "produkt produkte produkten artikel artikeln ware waren",
      customer: "kunde kunden kundin käufer",
      department: "abteilung abteilungen bereich bereiche team",
      job: "stelle stellen position positionen funktion beruf tätigkeit rolle",
      city: "stadt städte städten ort orte standort wo",
      country: "land länder ländern staat",
      date: "datum tag wann",
      height: "höhe hoch hohe höchster",
      weight: "gewicht schwer schwerste schwersten leicht leichteste leichtesten wiegt",
      length: "länge lang längste längsten kurz kürzeste kürzesten dauer",
      age: "alter alt älteste ältesten jung jüngste jüngsten",
      score: "punkte punktzahl note noten bewertung ergebnis",
      address: "adresse anschrift straße wohnt",
      phone: "telefon telefonnummer handy",
      category: "kategorie kategorien art typ gruppe gruppen klasse segment segmente",
    },
  },
  versions: {
    latest: "aktuell* neueste* jüngste* derzeit* heute heutig* jetzt gegenwärtig*",
    original: `ursprünglich* älteste* anfänglich* früher* vorherig* bisherig* alte_fassung alten_fassung`,
    changed: `geändert änderung* ändert ändern änderte änderten verändert verändern veränderte veränderung*
      unterschied* unterscheide* neuerung* überarbeitet* anders`,
    added: `neu neue neuer neues neuen hinzugekommen hinzugefügt* ergänzt* aufgenommen eingeführt* dazugekommen`,
    removed: `entfernt* gestrichen* weggefallen entfallen entfällt fällt_weg fehlt fehlen nicht_mehr gelöscht*`,
    raised: "gestiegen steigt stieg stiegen erhöht* teurer höher angehoben* zugenommen",
    lowered: `gesunken sinkt sank sanken gesenkt* billiger günstiger niedriger verringert* reduziert* abgenommen
      gefallen`,
    compared: `vergleich* verglichen gegenüber versus vs entwickelt* entwickelte entwicklung welche_von_beiden
      welcher_von_beiden welches_von_beiden beide_dokumente beiden_dokumente beide_fassungen beiden_fassungen`,
    same: `dasselbe gleich gleiche gleichen identisch* übereinstimm* stimm*_…_überein widersprech* widerspr*`,
    amendment: `nachtrag* nachträge* zusatzvereinbarung* änderungsvereinbarung* änderungsvertrag*
      ergänzungsvereinbarung*`,
    sections: "abschnitt* ziffer* paragraf* paragraph* artikel* absatz klausel*",
  },
};

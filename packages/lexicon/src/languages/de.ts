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
    typ wurde wurden dokument dokumente dokumenten datei dateien
    darf darfst dürfen dürft durfte möchte möchten gibt tun vergleiche vergleichen`,
  questionWords: `wer wen wem wessen was wann wo woher wohin wie wieviel wieviele welche welcher welches welchem welchen
    warum wieso weshalb wofür womit wodurch wovon wozu woran worauf worin woraus worüber`,
  questionVerbs: "ist sind war waren hat haben kann können gibt wird werden wurde wurden",
  questionJoints: "und sowie",
  measureQuestions: `wie_lang wie_lange wie_alt wie_weit wie_hoch wie_tief wie_breit wie_dick wie_schwer wie_schnell
    wie_groß wie_oft wie_häufig wie_teuer wie_spät wie_früh`,
  answerCues: {
    email:
      "e-mail-adresse* email-adresse* e-mailadresse* emailadresse* mailadresse* per_e-mail_erreich* per_email_erreich* per_mail_erreich*",
    phone: "telefonnummer* rufnummer* handynummer* mobilnummer* durchwahl* telefonisch_erreich*",
    number: "wie_viel wie_viele wieviel wieviele",
    date: `wann welche_jahr welchem_jahr welches_jahr welchen_jahr welcher_jahr in_welchem_monat an_welchem_tag`,
    person: "wer wen wem wessen",
    percent: "prozent* wie_viel_prozent welcher_anteil welchen_anteil zinssatz",
    money:
      "was_kostet was_kosten was_kostete wie_teuer preis preise kosten kostet gebühr gebühren miete gehalt lohn wie_viel_…_zahlen wie_viel_…_bezahlen",
    weight: "wie_schwer",
    length: "wie_dick wie_breit wie_tief",
    duration:
      "wie_lange wie_schnell wie_viele_minuten wie_viele_stunden wie_viele_tage wie_viele_wochen wie_viele_monate",
    place:
      "wo wohin woher an_welchem_ort an_welcher_stelle in_welcher_stadt in_welchem_ort in_welchem_land in_welchem_raum welche_stadt welche_adresse",
    reason: "warum wieso weshalb aus_welchem_grund weswegen was_ist_der_grund",
  },
  reasons: "weil da denn wegen aufgrund deshalb daher damit deswegen um_…_zu grund gründe",
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
  listQuestions:
    "welche welcher welches welchen welchem alle aller allen sämtliche sämtlicher jede jeder jedes jeden liste nenne nennen auflisten",
  wholeDocument: "zusammenfass* fass*_…_zusammen überblick vergleich*",
  thisFile: `diese_datei dieses_dokument dieses_papier dieser_bericht diesen_bericht das_dokument das_papier die_datei
    der_bericht`,
  sourceTitles: "quelle quellen quellenangaben quellenverzeichnis belege",
  sourceReferences: "S. seite seiten und",
  abbreviations: "dr prof nr bzw ca z.B d.h vgl",
  periods: {
    quarters: [
      "erstes_quartal ersten_quartal erste_quartal 1._quartal",
      "zweites_quartal zweiten_quartal zweite_quartal 2._quartal",
      "drittes_quartal dritten_quartal dritte_quartal 3._quartal",
      "viertes_quartal vierten_quartal vierte_quartal 4._quartal",
    ],
    year: {
      last: "letztes_jahr letzten_jahr letzten_jahres vergangenen_jahr vorjahr",
      current: "dieses_jahr diesem_jahr dieses_jahres",
      next: "nächstes_jahr nächsten_jahr kommenden_jahr",
    },
    quarter: {
      last: "letztes_quartal letzten_quartal vergangenen_quartal vorquartal",
      current: "dieses_quartal diesem_quartal",
      next: "nächstes_quartal nächsten_quartal",
    },
    month: {
      last: "letzten_monat letzter_monat vergangenen_monat vormonat",
      current: "diesen_monat diesem_monat dieser_monat",
      next: "nächsten_monat nächster_monat",
    },
  },
  instructions: `^angenommen ^nimm_an ^du_bist ^sie_sind_ein ^stell_dir_vor ^antworte ^antworten_sie ^bitte_antworte ^bitte_antworten ^beantworte ^beantworten_sie ^bitte_beantworte ^gib_deine_antwort ^deine_antwort ^ihre_antwort ^die_antwort_soll ^verwende_nur ^nutze_nur ^verwenden_sie_nur ^fasse_dich_kurz ^halte_dich_kurz ^runde ^wenn_du_es_nicht_weißt ^denk_schritt`,

  cardinals: `null eins zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
    siebzehn achtzehn neunzehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig`,
  ambiguousNumbers: "eins",
  quantities: `erste* zweite* dritte* vierte* fünfte* letzte* täglich* wöchentlich* monatlich* jährlich* hundert halb* hälfte
    drittel viertel dutzend einmal zweimal dreimal nie keine`,
  scales: {
    thousand: "tausend tsd tsd.",
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
    highest: `höchste höchsten höchster höchstes höchstem größte größten größter größtes größtem maximal* maximum max
      beste besten bester teuerste teuersten teuerster längste längsten längster schwerste schwersten älteste
      ältesten ältester neueste neuesten oberste obersten`,
    lowest: `niedrigste niedrigsten niedrigster niedrigstes niedrigstem kleinste kleinsten kleinster kleinstes
      kleinstem geringste geringsten geringster geringstes geringstem minimal* minimum min schlechteste
      schlechtesten billigste billigsten günstigste günstigsten kürzeste kürzesten leichteste leichtesten
      jüngste jüngsten früheste frühesten`,
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
    atLeast: "mindestens wenigstens nicht_weniger_als seit ab",
    below: `weniger_als unter kleiner_als niedriger_als geringer_als billiger_als günstiger_als kürzer_als jünger_als
      unterhalb`,
    atMost: "höchstens maximal bis_zu nicht_mehr_als",
    between: "zwischen",
    before: "vor früher_als",
    after: "nach_dem später_als",
    more: "mehr höher höhere höheren größer größere größeren besser länger älter",
    less: `weniger niedriger niedrigere kleiner kleinere geringer billiger günstiger kürzer jünger`,
    difference: "wie_viel_mehr wie_viel_weniger um_wie_viel unterschied differenz abweichung",
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
    changed: `geändert änderung* ändert ändern änderte änderten verändert verändern veränderte veränderung* neuerung*
      überarbeitet*`,
    added: `neu neue neuer neues neuen hinzugekommen hinzugefügt* ergänzt* aufgenommen eingeführt* dazugekommen`,
    removed: `entfernt* gestrichen* weggefallen entfallen entfällt fällt_weg fehlt fehlen nicht_mehr gelöscht*`,
    raised: "gestiegen steigt stieg stiegen erhöht* teurer höher angehoben* zugenommen",
    lowered: `gesunken sinkt sank sanken gesenkt* billiger günstiger niedriger verringert* reduziert* abgenommen
      gefallen`,
    compared: `vergleich* verglichen gegenüber versus vs entwickelt* entwickelte entwicklung welche_von_beiden
      welcher_von_beiden welches_von_beiden beide_dokumente beiden_dokumente beide_fassungen beiden_fassungen
      unterschied* unterscheide* anders`,
    same: `dasselbe gleich gleiche gleichen identisch* übereinstimm* stimm*_…_überein widersprech* widerspr*`,
    amendment: `nachtrag* nachträge* zusatzvereinbarung* änderungsvereinbarung* änderungsvertrag*
      ergänzungsvereinbarung*`,
    sections: "abschnitt* ziffer* paragraf* paragraph* artikel* absatz klausel*",
  },
  library: {
    document: "dokument datei unterlage",
    documents: "dokumente dokumenten dateien unterlagen",
    folders: "ordner ordnern verzeichnis verzeichnisse unterordner unterordnern",
    spreadsheets: `arbeitsmappe arbeitsmappen tabellendatei tabellendateien tabellenkalkulation tabellenkalkulationen`,
    presentations: "präsentation präsentationen foliensatz foliensätze",
    recordings: "aufnahme aufnahmen audiodatei audiodateien videodatei videodateien video videos",
    list: "welche welches welcher welchen was zeige zeig liste",
    exists: `habe_ich haben_wir hast_du haben_sie ich_habe wir_haben gibt_es mein meine meinen meiner unser unsere unseren
      alle aller sämtliche zeige_mir zeig_mir zeige_alle liste_alle finde suche in_der_bibliothek in_meiner_bibliothek
      in_der_datenbank im_system insgesamt`,
    place: "in im unter innerhalb aus liegen liegt enthält",
    newest: `neueste neuesten neuester neuestes neuste neusten neustes letzte letzten letztes jüngste jüngsten zuletzt
      kürzlich neu neue neuen`,
    uploaded: "hochgeladen hochgeladene hochgeladenen hochgeladenes",
    news: `was_ist_neu was_gibt_es_neues gibt_es_etwas_neues gibt_es_neues was_wurde_hinzugefügt was_kam_hinzu
      was_ist_hinzugekommen`,
    periods: {
      today: "heute",
      yesterday: "gestern",
      thisWeek: "diese_woche in_dieser_woche dieser_woche",
      lastWeek: "letzte_woche in_der_letzten_woche vorige_woche vergangene_woche",
      thisMonth: "diesen_monat in_diesem_monat",
      lastMonth: "letzten_monat im_letzten_monat vorigen_monat",
    },
    indexing: `indexiert_werden indexiert_wird wird_indexiert werden_indexiert noch_indexiert wird_noch_indexiert
      werden_noch_indexiert noch_nicht_indexiert nicht_indexiert werden_gerade_indexiert wird_gerade_indexiert
      indiziert_werden werden_noch_indiziert noch_indiziert`,
    pending: `nicht_fertig noch_nicht_fertig nicht_bereit noch_nicht_bereit in_bearbeitung in_verarbeitung noch_verarbeitet
      wird_verarbeitet werden_verarbeitet werden_noch_verarbeitet wird_noch_verarbeitet nicht_verarbeitet ausstehend`,
    ready: "fertig bereit indexiert indiziert durchsuchbar verarbeitet",
    failed: `fehlgeschlagen gescheitert nicht_gelesen nicht_lesbar unlesbar nicht_gelesen_werden konnten_nicht_gelesen_werden
      konnte_nicht_gelesen_werden fehlerhaft`,
    about: "über zu zum zur zum_thema bezüglich betreffend von_der_es_um",
    covers: `handelt_von handeln_von behandelt behandeln erwähnt erwähnen geht_es_um befasst_sich_mit befassen_sich_mit
      spricht_von ist_über sind_über`,
    contents: `was_ist_in was_ist_im was_liegt_in was_liegt_im was_enthält was_befindet_sich_in was_befindet_sich_im
      was_steckt_in was_steckt_im`,
    where: `wo_ist wo_sind wo_liegt wo_liegen wo_finde_ich wo_befindet_sich in_welchem_ordner in_welchem_verzeichnis`,
    filler: `der die das den dem des ein eine einen einer es ich wir du sie mir uns ist sind war waren wird werden wurde
      wurden hat haben habe bitte noch schon derzeit momentan aktuell gerade jetzt zurzeit bisher bibliothek datenbank
      system sammlung verschiedene verschiedenen und nur kann können gib nenne nennen hinzugefügt hinzugekommen
      gespeichert abgelegt hier darin befinden sich dort an von`,
  },
  smallTalk: {
    greetings: `hallo hi hey guten_tag guten_morgen guten_abend grüß_gott grüezi moin servus willkommen tag wie_geht's
      wie_geht_es_dir wie_geht_es_ihnen`,
    thanks: `danke vielen_dank danke_schön dankeschön danke_sehr besten_dank herzlichen_dank ok okay super toll prima gut
      sehr_gut perfekt klasse alles_klar verstanden tschüss tschüs auf_wiedersehen bis_bald bis_später gute_nacht
      das_hilft`,
    capabilities: `was_kannst_du was_kannst_du_tun was_kannst_du_für_mich_tun was_können_sie was_können_sie_tun
      was_können_sie_für_mich_tun was_machst_du wer_bist_du wer_sind_sie was_bist_du hilfe hilf_mir
      kannst_du_mir_helfen können_sie_mir_helfen wie_kannst_du_mir_helfen wie_können_sie_mir_helfen
      wobei_kannst_du_helfen wobei_kannst_du_mir_helfen wie_funktioniert_das wie_funktionierst_du wie_geht_das
      was_kann_ich_fragen was_kann_ich_dich_fragen was_kann_ich_sie_fragen was_ist_footnote was_kann_footnote
      wie_funktioniert_footnote wie_benutze_ich_das wie_fange_ich_an welche_fragen_kann_ich_stellen`,
    filler: `zusammen alle alles wieder footnote bot assistent du dir ihnen für_die_hilfe für_deine_hilfe für_ihre_hilfe
      dafür sehr bitte und für_mich dann jetzt mal genau denn so`,
  },
};

export const german = `
  backen backt gebacken
  befehlen befiehlt befahl befohlen
  beginnen beginnt begann begonnen
  beißen biss gebissen
  biegen bog gebogen
  bieten bot geboten
  anbieten angeboten
  bitten bat gebeten
  bleiben bleibt blieb geblieben
  brechen bricht brach gebrochen
  brennen brannte gebrannt
  bringen brachte gebracht
  denken dachte gedacht
  dürfen darf durfte
  einladen eingeladen
  empfehlen empfiehlt empfahl empfohlen
  enthalten enthält enthielt
  entscheiden entschied entschieden
  erhalten erhält erhielt
  essen isst aß gegessen
  fahren fährt fuhr gefahren
  fallen fällt fiel gefallen
  finden fand gefunden
  fliegen flog geflogen
  fließen floss geflossen
  geben gibt gab gegeben
  gehen ging gegangen
  gelten gilt galt gegolten
  geschehen geschieht geschah
  gewinnen gewann gewonnen
  greifen griff gegriffen
  halten hält hielt gehalten
  heben hob gehoben
  helfen hilft half geholfen
  kennen kannte gekannt
  kommen kam gekommen
  laden lädt lud geladen
  lassen lässt ließ gelassen
  laufen läuft lief gelaufen
  leihen lieh geliehen
  lesen liest las gelesen
  liegen lag gelegen
  messen misst maß gemessen
  nehmen nimmt nahm genommen
  teilnehmen teilgenommen
  übernehmen übernimmt übernahm übernommen
  nennen nannte genannt
  reißen riss gerissen
  rufen rief gerufen
  schaffen schuf geschaffen
  scheiden schied geschieden
  schlafen schläft schlief geschlafen
  schlagen schlägt schlug geschlagen
  schließen schloss geschlossen
  abschließen abgeschlossen
  schneiden schnitt geschnitten
  schreiben schrieb geschrieben
  schwimmen schwamm geschwommen
  sehen sieht sah gesehen
  senden sandte gesandt
  singen sang gesungen
  sitzen saß gesessen
  sprechen spricht sprach gesprochen
  springen sprang gesprungen
  stehen stand gestanden
  bestehen bestand bestanden
  entstehen entstand entstanden
  verstehen verstand verstanden
  steigen stieg gestiegen
  sterben stirbt starb gestorben
  tragen trägt trug getragen
  betragen beträgt betrug
  treffen trifft traf getroffen
  treten tritt trat getreten
  trinken trank getrunken
  tun tat getan
  verbieten verbot verboten
  vergessen vergisst vergaß
  vergleichen verglich verglichen
  verlieren verlor verloren
  verschwinden verschwand verschwunden
  vertreten vertritt vertrat
  wachsen wächst wuchs gewachsen
  waschen wäscht wusch gewaschen
  weisen wies gewiesen
  werfen wirft warf geworfen
  wiegen wog gewogen
  wissen weiß wusste gewusst
  ziehen zog gezogen`;

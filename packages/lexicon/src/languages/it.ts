import type { Lexicon } from "../types.ts";

export const italian: Lexicon = {
  language: "it",
  grammar: {
    hasCapitals: true,
    questionWordsFirst: true,
    capitalizesNouns: false,
    joinsNouns: false,
  },
  functionWords: `chi quando dove come quanto quanta quanti quante quale quali qual che cosa perché anno nome numero secondo
    e o oppure d dell sull nell c cos
    posso può devo deve confronta confrontare`,
  questionWords:
    "chi che cosa cos' quando dove dov' come com' quanto quanta quanti quante quale quali qual perché",
  questionVerbs: "è sono era erano c'è ci_sono ha hanno può possono fu furono",
  questionJoints: "e ed nonché",
  measureQuestions: `quanto_è_alto quanto_è_alta quanto_è_lungo quanto_è_lunga quanto_dista quanto_dura quanto_pesa
    quanto_tempo quanti_anni_ha`,
  answerCues: {
    email: "indirizzo_e-mail indirizzo_email indirizzo_mail indirizzo_di_posta_elettronica",
    phone: "numero_di_telefono numeri_di_telefono numero_di_cellulare",
    number: "quanto quanta quanti quante quale_percentuale quale_numero quale_importo",
    date: "quando in_che_anno in_quale_anno quale_anno che_anno quale_data che_giorno quale_giorno quale_mese quale_secolo",
    person: "chi",
    percent:
      "percentuale percentuali che_percentuale quale_percentuale quale_quota quale_tasso per_cento",
    money:
      "quanto_costa quanto_costano che_prezzo prezzo prezzi costo costi tariffa tariffe affitto canone stipendio salario quanto_…_pagare",
    weight: "quanto_pesa quanto_pesano",
    length: "quanto_è_lungo quanto_è_lunga quanto_dista",
    duration:
      "quanto_tempo quanto_dura quanto_durano per_quanto quanti_minuti quante_ore quanti_giorni quante_settimane quanti_mesi",
    place:
      "dove in_quale_città in_che_città in_quale_paese in_quale_luogo in_quale_sala quale_indirizzo quale_città",
    reason: "perché per_quale_motivo per_quale_ragione qual_è_il_motivo come_mai",
  },
  agents: "dal dalla dai dalle da_un da_una",
  reasons: "perché poiché a_causa dovuto in_quanto affinché motivo motivi ragione ragioni siccome",
  definitions: {
    openers: "che_cosa_è che_cosa_sono che_cos'è cos'è cosa_è cosa_sono",
    markers: "cosa_significa che_significa cosa_significano cosa_vuol_dire ^definisci ^definisca",
    verbs: "è sono era significa significano indica descrive",
  },
  determiners: {
    definite: "il lo la i gli le l' mio mia tuo tua suo sua nostro nostra vostro vostra",
    indefinite:
      "un uno una del dello della dei degli delle al alla questo questa quel quello quella ogni alcuni alcune",
  },
  followUpOpeners: "e ed o oppure ma che_ne_è_di che_dire_di",
  pronouns: `egli esso essa essi esse lui lei loro suo sua suoi sue questo questa questi queste quello quella quelli quelle
    ciò lì là`,
  emptySubjects: "c'è c'era ci_sono c'erano quest'anno",
  backReferences:
    "egli esso essa essi esse lui lei questo questa questi queste quello quella ciò tuttavia",
  announcements: "seguente seguenti di_seguito qui_sotto",
  negations: "non no né mai nessun* niente nulla senza",
  refusals: {
    material:
      "documento documenti passaggio passaggi fonte fonti testo testi brano brani contesto estratti",
    reporting:
      "menzion* conten* contien* indic* inform* specific* trov* rispo* dice* riport* forni*",
  },
  listQuestions: "quale quali tutti tutte ogni ciascun ciascuno ciascuna elenco elenca elencare",
  wholeDocument:
    "sintesi riassum* riassunto confronta confrontare confronto panoramica differenze_tra punti_chiave",
  thisFile:
    "questo_file questo_documento questo_testo questo_rapporto questa_relazione il_file il_documento",
  sourceTitles: "fonte fonti riferimenti",
  sourceReferences: "p. pp. pag. pagg. pagina pagine fonte fonti passaggio passaggi e",
  abbreviations: "dott Dr Sig Sig.ra fig vol pag pagg prof ca p.es",
  periods: {
    quarters: [
      "primo_trimestre 1°_trimestre",
      "secondo_trimestre 2°_trimestre",
      "terzo_trimestre 3°_trimestre",
      "quarto_trimestre 4°_trimestre",
    ],
    year: {
      last: "anno_scorso anno_precedente",
      current: "quest'anno anno_in_corso",
      next: "prossimo_anno anno_prossimo",
    },
    quarter: {
      last: "trimestre_scorso ultimo_trimestre trimestre_precedente",
      current: "questo_trimestre",
      next: "prossimo_trimestre",
    },
    month: {
      last: "mese_scorso mese_precedente",
      current: "questo_mese",
      next: "prossimo_mese mese_prossimo",
    },
  },
  instructions: `^supponi ^supponiamo ^supponga ^immagina ^immagini ^sei_un ^lei_è_un ^agisci_come ^rispondi ^risponda ^per_favore_rispondi ^dai_la_tua_risposta ^la_tua_risposta ^la_risposta_deve ^usa_solo ^utilizza_solo ^sii_breve ^sii_conciso ^arrotonda ^se_non_lo_sai`,

  cardinals: `zero uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
    sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta`,
  ambiguousNumbers: "uno un una sei",
  quantities: `primo prima secondo seconda terzo terza quarto quarta quinto quinta ultimo ultima cento metà dozzina
    giornalier* settimanal* mensil* annual* mai nessun*`,
  scales: {
    thousand: "mille mila migliaia",
    million: "milione milioni",
    billion: "miliardo miliardi",
  },
  hedges: "circa quasi approssimativamente intorno_a",
  units: {
    "%": "percento per_cento",
    "€": "euro eur",
    $: "dollaro dollari usd",
    "£": "sterlina sterline",
    km: "chilometro chilometri",
    m: "metro metri",
    cm: "centimetro centimetri",
    mm: "millimetro millimetri",
    mi: "miglio miglia",
    ft: "piede piedi",
    in: "pollice pollici",
    kg: "chilo chili chilogrammo chilogrammi",
    g: "grammo grammi",
    t: "tonnellata tonnellate",
    s: "secondo secondi",
    min: "minuto minuti",
    h: "ora ore",
    d: "giorno giorni",
    w: "settimana settimane",
    mo: "mese mesi",
    y: "anno anni",
    l: "litro litri",
    ha: "ettaro ettari",
    "°C": "celsius",
    "°F": "fahrenheit",
  },
  tables: {
    sum: "somma totale totali complessivo complessivamente",
    average: "media medie medio mediamente",
    median: "mediana",
    most: "più",
    least: "meno",
    highest: "massimo massima max maggiore migliore",
    lowest: "minimo minima min minore peggiore",
    count: "quanti quante numero_di",
    rows: "riga righe record voce voci",
    per: "per",
    each: "ogni ciascun ciascuno ciascuna",
    or: "o oppure",
    beyond: `non no nessun nessuna mai senza tranne eccetto meno ma altro altra altri altre che superior* inferior* sopra
      sotto tra fra prima dopo dal da fino contro rispetto differenza rapporto quota percentuale proporzione crescita
      aumento diminuzione variazione tendenza se primo secondo seconda terzo ultimo ultima prossimo prossima precedente
      perché quando`,
    filler: `tabella tabelle foglio file colonna colonne valore valori importo importi numero numeri cifra cifre dati elenco
      diversi diverse distinti tutti tutte tutto quanto quanta quanti quante qual quale quali che chi calcola dai mostra è
      sono era il lo la i gli le l di del della dei delle in nel per un una e`,
    yearColumns: "anno esercizio",
    share: "percentuale quota proporzione per_cento",
    above: "più_di più_che superiore_a superiori_a maggiore_di maggiori_di oltre",
    atLeast: "almeno dal",
    below: "meno_di inferiore_a inferiori_a minore_di minori_di",
    atMost: "al_massimo fino_a",
    between: "tra fra",
    before: "prima_di prima_del",
    after: "dopo dopo_il",
    more: "più maggiore migliore",
    less: "meno minore peggiore",
    difference: "differenza",
    both: "due entrambi entrambe",
    auxiliary: `ha hanno aveva viene vengono venduto venduta venduti vendute vende vendono costa costato costano speso
      guadagna guadagnano lavora lavorano vive abita appartiene chiamato chiamata rappresenta proviene c'è ci`,
    concepts: {
      person: "persona persone nome nomi dipendente dipendenti impiegato impiegati membro membri",
      salary: "stipendio stipendi salario paga guadagna guadagnano pagato pagata",
      price: "prezzo prezzi costo costa caro cara economico tariffa",
      quantity: "quantità unità pezzi venduto venduti vendute",
      revenue: "ricavo ricavi vendite fatturato entrate venduto",
      profit: "profitto profitti utile utili guadagno",
      expense: "spesa spese speso importo",
      product: "prodotto prodotti articolo articoli",
      customer: "cliente clienti",
      department: "reparto reparti dipartimento squadra",
      job: "posizione ruolo mansione lavoro",
      city: "città luogo dove",
      country: "paese paesi nazione",
      date: "data date giorno",
      height: "altezza alto alta altitudine",
      weight: "peso pesante pesa",
      length: "lunghezza lungo lunga durata",
      age: "età vecchio anziano giovane",
      score: "punteggio punti voto voti",
      address: "indirizzo via abita",
      phone: "telefono cellulare",
      category: "categoria categorie tipo tipi gruppo classe segmento",
    },
  },
  versions: {
    latest: "ultimo ultima più_recente attuale attuali attualmente oggi adesso vigente vigenti",
    original: `originale originali iniziale iniziali inizialmente precedente precedenti vecchio vecchia
      prima_versione`,
    changed: `cambiato cambiata cambiati cambiate cambia cambiano cambiamento cambiamenti modific* variat* rivist*`,
    added: "aggiunt* nuovo nuova nuovi nuove introdott*",
    removed: "rimoss* eliminat* tolt* soppress* non_più scompars*",
    raised: "aument* salit* rincar* più_caro più_cara più_cari più_care più_alto più_alta",
    lowered: `diminui* scesi scesa sceso scese ridott* abbassat* più_economic* meno_caro meno_cara più_basso
      più_bassa`,
    compared: `confront* paragon* sviluppat* evolut* versus vs rispetto_a quale_dei_due quale_delle_due
      entrambi_i_documenti entrambe_le_versioni differenza differenze differisc* diverso diversa diversi diverse`,
    same: "stesso stessa stessi stesse uguale uguali identic* concord* coincid* contraddi*",
    amendment: "emendament* addendum integrativo integrativa atto_modificativo",
    sections: "sezione sezioni clausola clausole articolo articoli paragrafo paragrafi punto",
  },
  library: {
    document: "documento il_file un_file quel_file",
    documents: "documenti file",
    folders: "cartella cartelle directory sottocartella sottocartelle",
    spreadsheets: "foglio_di_calcolo fogli_di_calcolo",
    presentations: "presentazione presentazioni",
    recordings: "registrazione registrazioni file_audio video",
    list: "qual quale quali che cosa che_cosa cos'è elenca mostra",
    exists: `ho abbiamo hai avete ci_sono c'è esiste esistono mio mia miei mie nostro nostri tutti tutte mostrami elencami
      trova trovami cerca nella_biblioteca nella_libreria nel_database nel_sistema in_totale complessivamente`,
    place: "in nel nella nello nei nelle sotto dentro di della del contiene",
    newest: `ultimo ultimi ultima ultime recente recenti recentemente nuovo nuovi nuova nuove più_recente più_recenti
      più_nuovo`,
    uploaded: "caricato caricati caricata caricate",
    news: "cosa_c'è_di_nuovo che_c'è_di_nuovo ci_sono_novità novità cosa_è_stato_aggiunto",
    periods: {
      today: "oggi",
      yesterday: "ieri",
      thisWeek: "questa_settimana",
      lastWeek: "la_settimana_scorsa settimana_scorsa",
      thisMonth: "questo_mese",
      lastMonth: "il_mese_scorso mese_scorso",
    },
    indexing: `in_indicizzazione indicizzando ancora_in_indicizzazione in_fase_di_indicizzazione non_indicizzati
      non_ancora_indicizzati`,
    pending: `non_pronto non_pronti non_ancora_pronto non_ancora_pronti in_elaborazione elaborando in_corso in_attesa`,
    ready: "pronto pronti indicizzato indicizzati elaborato elaborati",
    failed: `fallito falliti illeggibile illeggibili non_letto non_leggibile non_leggibili con_errori non_è_stato_letto`,
    about: `su sul sulla sulle sui riguardo_a riguardante riguardanti a_proposito_di circa relativo_a`,
    covers: `parla_di parlano_di parla_del parla_della parla_dei tratta_di trattano_di tratta_del tratta_della riguarda
      riguardano menziona menzionano cita`,
    contents: `cosa_c'è_nella cosa_c'è_nel cosa_c'è_in che_cosa_c'è_nella cosa_contiene che_cosa_contiene`,
    where: `dov'è dove_si_trova dove_si_trovano dove_sono dove_trovo in_quale_cartella in_che_cartella`,
    filler: `il lo la i gli le l' è un uno una dei degli delle a al mi me noi io sono stato stati stata state ha hanno per_favore ancora già ora adesso attualmente biblioteca libreria database sistema raccolta diversi numero e solo dimmi dammi aggiunto aggiunti aggiunta salvato salvati qui lì quanti quante più si trovano`,
  },
  smallTalk: {
    greetings: `ciao salve buongiorno buonasera buon_pomeriggio buon_giorno benvenuto come_stai come_va come_sta`,
    thanks: `grazie grazie_mille molte_grazie ti_ringrazio la_ringrazio ok va_bene d'accordo perfetto ottimo bene benissimo
      capito arrivederci a_presto buonanotte addio`,
    capabilities: `cosa_puoi_fare che_cosa_puoi_fare cosa_può_fare cosa_puoi_fare_per_me cosa_sai_fare chi_sei chi_è_lei cosa_sei
      aiuto aiutami puoi_aiutarmi mi_puoi_aiutare come_puoi_aiutarmi come_funziona come_funziona_questo come_funzioni
      cosa_posso_chiedere cosa_posso_chiederti che_domande_posso_fare quali_domande_posso_fare cos'è_footnote
      che_cos'è_footnote`,
    filler: `a_tutti tutti tutto footnote assistente tu lei per_il_tuo_aiuto per_l'aiuto molto per_favore e per_me allora ora`,
  },
};

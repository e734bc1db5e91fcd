import type { Lexicon } from "../types.ts";

export const french: Lexicon = {
  language: "fr",
  grammar: {
    hasCapitals: true,
    questionWordsFirst: true,
    capitalizesNouns: false,
    joinsNouns: false,
  },
  functionWords: `qui quand où comment combien pourquoi quel quelle quels quelles quoi lequel laquelle lesquels lesquelles
    est-ce nombre année selon donne nom été était sont est ou mais`,
  questionWords: `qui que quoi quand où comment combien pourquoi quel quelle quels quelles lequel laquelle lesquels
    lesquelles`,
  questionVerbs: "est-ce est sont était étaient a-t-il a-t-elle y_a-t-il peut peuvent peut-on",
  questionJoints: "et ainsi_que",
  measureQuestions: `combien_de_temps quel_âge quelle_hauteur quelle_longueur quelle_taille quelle_distance quelle_largeur
    quelle_profondeur quel_poids`,
  answerCues: {
    number: "combien quel_pourcentage quelle_part quel_nombre quel_montant",
    date: "quand quelle_année quelle_date quel_jour quel_mois quel_siècle quelle_décennie",
    person: "qui",
  },
  definitions: {
    openers: "qu'est-ce_que qu'est-ce_qu' qu'est_ce_que",
    markers: "que_signifie que_signifient que_veut_dire ^définis ^définissez",
    verbs: "est sont était signifie signifient désigne désignent désigné",
  },
  determiners: {
    definite: "le la les l' mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs",
    indefinite: "un une des du au aux ce cet cette ces chaque quelques plusieurs",
  },
  followUpOpeners: "et ou mais qu'en_est-il_de et_pour",
  pronouns: `il elle ils elles lui leur leurs son sa ses celui celle ceux celles celui-ci celle-ci cela ça`,
  emptySubjects: `il_y_a il_y_avait y_a-t-il y_avait-il est-il_possible est-il_permis est-il_nécessaire il_est_possible
    il_faut faut-il`,
  backReferences:
    "il elle ils elles cela ceci ce cet cette ces celui-ci celle-ci ceux-ci cependant toutefois",
  announcements: "suivant suivante suivants suivantes ci-dessous ci-après",
  negations: "ne n'* pas jamais aucun* rien sans non",
  refusals: {
    material:
      "document documents passage passages source sources extrait extraits texte textes contexte fichier fichiers",
    reporting: `mentionn* contien* indiqu* précis* répon* trouv* dit* inform* fourni* évoqu* donn* spécifi*`,
  },
  wholeDocument:
    "résum* comparer comparez compare comparaison synthèse aperçu vue_d'ensemble points_clés points_principaux",
  thisFile: `ce_fichier ce_document ce_rapport ce_texte cet_article le_fichier le_document le_rapport`,
  sourceTitles: "source sources référence références citations",
  sourceReferences: "p. pp. page pages source sources passage passages et",
  abbreviations: "M Mme Mlle Dr Pr fig vol p pp cf env éd",
  cardinals: `zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept
    dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts/quatre-vingt quatre-vingt-dix`,
  ambiguousNumbers: "un une neuf six onze",
  quantities: `premier première premiers premières deuxième troisième quatrième cinquième dernier dernière cent cents demi
    demie moitié tiers quart douzaine quotidien* hebdomadaire* mensuel* annuel* jamais aucun*`,
  scales: {
    thousand: "mille",
    million: "million millions",
    billion: "milliard milliards",
  },
  hedges: "environ presque près_de autour_de approximativement à_peu_près",
  units: {
    "%": "pourcent pour_cent",
    "€": "euro euros eur",
    $: "dollar dollars usd",
    "£": "sterling",
    km: "kilomètre kilomètres",
    m: "mètre mètres",
    cm: "centimètre centimètres",
    mm: "millimètre millimètres",
    mi: "miles",
    ft: "pied pieds",
    in: "pouce pouces",
    kg: "kilo kilos kilogramme kilogrammes",
    g: "gramme grammes",
    t: "tonne tonnes",
    s: "seconde secondes",
    min: "minute minutes",
    h: "heure heures",
    d: "jour jours",
    w: "semaine semaines",
    mo: "mois",
    y: "ans année années",
    l: "litre litres",
    ha: "hectare hectares",
    "°C": "celsius",
    "°F": "fahrenheit",
  },
  tables: {
    sum: "somme total totale totaux totales cumul cumulé",
    average: "moyenne moyennes moyen moyens moyennement",
    median: "médiane médian",
    most: "le_plus plus_de",
    least: "le_moins moins_de",
    highest:
      "maximum maximal* max plus_haut plus_haute plus_élevé plus_élevée plus_grand plus_grande",
    lowest: "minimum minimal* min plus_bas plus_basse plus_faible plus_petit plus_petite",
    count: "combien_de combien_d' nombre_de nombre_d'",
    rows: "ligne lignes entrée entrées enregistrement enregistrements",
    per: "par",
    each: "chaque",
    or: "ou",
    beyond: `pas ne n non aucun aucune jamais sans sauf excepté hors mais autre autres que plus moins supérieur* inférieur*
      entre avant après depuis jusque jusqu contre rapport différence ratio part pourcentage proportion croissance évolution
      hausse baisse augment* diminu* tendance si premier première deuxième troisième dernier dernière prochain* précédent*
      pourquoi quand`,
    filler: `tableau tableaux feuille classeur fichier colonne colonnes valeur valeurs montant montants nombre nombres
      chiffre chiffres données liste différent différents différentes distinct distincts tous toutes tout combien quel
      quelle quels quelles qui calcule calculez donne donnez montre est sont était le la les l d de du des en dans pour
      un une et à au aux`,
    yearColumns: "année exercice",
    share: "part pourcentage proportion pour_cent",
    above: "plus_de plus_que supérieur_à supérieure_à supérieurs_à supérieures_à au-dessus_de",
    atLeast: "au_moins",
    below: "moins_de moins_que inférieur_à inférieure_à inférieurs_à inférieures_à au-dessous_de",
    atMost: "au_plus au_maximum jusqu'à",
    between: "entre",
    before: "avant",
    after: "après depuis",
    more: "plus meilleur supérieur",
    less: "moins inférieur",
    difference: "différence écart",
    both: "deux",
    auxiliary: `a ont avait vient viennent vendu vendue vendus vendues vend vendent coûte coûté coûtent dépense dépensé
      gagne gagné gagnent travaille travaillent habite vit appartient appelé appelée nommé représente
      correspond y`,
    concepts: {
      person: `personne personnes nom noms employé employés employée employées salarié salariés membre membres`,
      salary: "salaire salaires rémunération gagne gagnent payé payée paye",
      price: "prix coût coûte cher chère tarif",
      quantity: "quantité quantités unités vendu vendus vendues",
      revenue: "revenu revenus ventes recettes vendu",
      profit: "bénéfice bénéfices profit profits",
      expense: "dépense dépenses dépensé frais montant",
      product: "produit produits article articles",
      customer: "client clients cliente",
      department: "département départements service services équipe",
      job: "poste fonction emploi métier",
      city: "ville villes lieu où",
      country: "pays",
      date: "date dates jour",
      height: "hauteur haut haute altitude",
      weight: "poids lourd lourde pèse",
      length: "longueur long longue durée",
      age: "âge vieux vieille jeune",
      score: "score note notes points résultat",
      address: "adresse rue habite",
      phone: "téléphone portable",
      category: "catégorie catégories type types groupe classe segment",
    },
  },
  versions: {
    latest: "dernière dernier récent* actuel* actuellement aujourd'hui maintenant en_vigueur",
    original: "original* initial* initialement ancien ancienne précédent* première_version",
    changed: `changé changée changés changées changement* change changent modifi* différence* diffère* différent*
      évolué révisé* amendé*`,
    added: "ajout* nouveau nouveaux nouvelle nouvelles nouvel introduit*",
    removed: "supprimé* retiré* disparu* enlevé* n'existe_plus",
    raised: "augment* hausse relevé* plus_cher plus_chère plus_chers plus_chères plus_élevé* monté",
    lowered: "diminu* baiss* réduit* moins_cher moins_chère moins_chers moins_chères moins_élevé*",
    compared: `compar* évolu* versus vs par_rapport_à lequel_des_deux laquelle_des_deux les_deux_documents
      les_deux_versions`,
    same: "même mêmes identique* concord* contredi* contradiction* d'accord",
    amendment: "avenant* additif* amendement*",
    sections: "section sections article articles clause clauses paragraphe paragraphes",
  },
};

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
    est-ce nombre année selon donne nom été était sont est ou mais
    puis peut peux dois doit faut devons devez pouvons pouvez compare comparer comparez`,
  questionWords: `qui que quoi quand où comment combien pourquoi quel quelle quels quelles lequel laquelle lesquels
    lesquelles`,
  questionVerbs: "est-ce est sont était étaient a-t-il a-t-elle y_a-t-il peut peuvent peut-on",
  questionJoints: "et ainsi_que",
  measureQuestions: `combien_de_temps quel_âge quelle_hauteur quelle_longueur quelle_taille quelle_distance quelle_largeur
    quelle_profondeur quel_poids`,
  answerCues: {
    email:
      "adresse_e-mail adresse_email adresse_mail adresse_électronique adresse_courriel courriel_de courriel_du",
    phone: "numéro_de_téléphone numéros_de_téléphone numéro_de_portable numéro_de_mobile",
    number: "combien quel_pourcentage quelle_part quel_nombre quel_montant",
    date: "quand quelle_année quelle_date quel_jour quel_mois quel_siècle quelle_décennie",
    person: "qui",
    percent: "pourcentage* quel_pourcentage quelle_part quelle_proportion quel_taux pour_cent",
    money:
      "combien_coûte combien_coûtent quel_prix prix coût coûts loyer salaire tarif tarifs frais combien_…_payer",
    weight: "quel_poids combien_pèse combien_pèsent",
    length: "quelle_longueur quelle_largeur quelle_profondeur quelle_distance",
    duration:
      "combien_de_temps pendant_combien quelle_durée combien_de_minutes combien_d'heures combien_de_jours combien_de_semaines combien_de_mois",
    place:
      "où dans_quelle_ville dans_quel_pays quel_lieu quel_endroit quelle_adresse dans_quelle_salle quelle_ville",
    reason: "pourquoi pour_quelle_raison pour_quelles_raisons quelle_est_la_raison",
  },
  agents: "par_le par_la par_les par_l' par_un par_une",
  reasons:
    "parce_que parce_qu' car puisque en_raison à_cause grâce_à afin_de pour_que raison raisons",
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
  listQuestions:
    "quel quels quelle quelles lesquels lesquelles tous toutes chaque liste lister listez énumère énumérez",
  wholeDocument:
    "résum* comparer comparez compare comparaison synthèse aperçu vue_d'ensemble points_clés points_principaux",
  thisFile: `ce_fichier ce_document ce_rapport ce_texte cet_article le_fichier le_document le_rapport`,
  sourceTitles: "source sources référence références citations",
  sourceReferences: "p. pp. page pages source sources passage passages et",
  abbreviations: "M Mme Mlle Dr Pr fig vol p pp cf env éd",
  periods: {
    quarters: [
      "premier_trimestre 1er_trimestre",
      "deuxième_trimestre second_trimestre 2e_trimestre",
      "troisième_trimestre 3e_trimestre",
      "quatrième_trimestre 4e_trimestre",
    ],
    year: {
      last: "année_dernière an_dernier année_précédente",
      current: "cette_année année_en_cours",
      next: "année_prochaine",
    },
    quarter: {
      last: "trimestre_dernier dernier_trimestre trimestre_précédent",
      current: "ce_trimestre",
      next: "prochain_trimestre trimestre_prochain",
    },
    month: {
      last: "mois_dernier mois_précédent",
      current: "ce_mois-ci ce_mois",
      next: "mois_prochain",
    },
  },
  instructions: `^supposez ^suppose ^supposons ^imagine ^imaginez ^tu_es ^vous_êtes_un ^agis_comme ^réponds ^répondez ^veuillez_répondre ^donne_ta_réponse ^donnez_votre_réponse ^ta_réponse ^votre_réponse ^la_réponse_doit ^utilise_uniquement ^utilisez_uniquement ^sois_bref ^soyez_bref ^arrondis ^arrondissez ^si_tu_ne_sais_pas ^si_vous_ne_savez_pas`,

  cardinals: `zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept
    dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts/quatre-vingt quatre-vingt-dix`,
  ambiguousNumbers: "un une neuf six onze",
  quantities: `premier première premiers premières deuxième troisième quatrième cinquième dernier dernière cent cents demi
    demie moitié tiers quart douzaine quotidien* hebdomadaire* mensuel* annuel* jamais aucun*`,
  scales: {
    thousand: "mille milliers",
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
    highest: `maximum maximal* max plus_haut plus_haute plus_élevé plus_élevée plus_grand plus_grande meilleur
      meilleure`,
    lowest: `minimum minimal* min plus_bas plus_basse plus_faible plus_petit plus_petite pire`,
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
    atLeast: "au_moins depuis",
    below: "moins_de moins_que inférieur_à inférieure_à inférieurs_à inférieures_à au-dessous_de",
    atMost: "au_plus au_maximum jusqu'à",
    between: "entre",
    before: "avant",
    after: "après",
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
    changed: `changé changée changés changées changement* change changent modifi* évolué révisé* amendé*`,
    added: "ajout* nouveau nouveaux nouvelle nouvelles nouvel introduit*",
    removed: "supprimé* retiré* disparu* enlevé* n'existe_plus",
    raised: "augment* hausse relevé* plus_cher plus_chère plus_chers plus_chères plus_élevé* monté",
    lowered: "diminu* baiss* réduit* moins_cher moins_chère moins_chers moins_chères moins_élevé*",
    compared: `compar* évolu* versus vs par_rapport_à lequel_des_deux laquelle_des_deux les_deux_documents
      les_deux_versions différence* diffère* différent*`,
    same: "même mêmes identique* concord* contredi* contradiction* d'accord",
    amendment: "avenant* additif* amendement*",
    sections: "section sections article articles clause clauses paragraphe paragraphes",
  },
  library: {
    document: "document fichier doc",
    documents: "documents fichiers docs",
    folders: "dossier dossiers répertoire répertoires sous-dossier sous-dossiers",
    spreadsheets: "tableur tableurs classeur classeurs feuille_de_calcul feuilles_de_calcul",
    presentations: "présentation présentations diaporama diaporamas",
    recordings: "enregistrement enregistrements fichier_audio fichiers_audio vidéo vidéos",
    list: "quel quelle quels quelles que qu'est-ce_que quoi lequel lesquels liste montre",
    exists: `ai-je avons-nous as-tu avez-vous j'ai nous_avons est-ce_que_j'ai y_a-t-il il_y_a existe-t-il mon mes ma notre
      nos tous toutes montre-moi montrez-moi montre_tous liste_tous trouve trouvez cherche dans_la_bibliothèque
      dans_ma_bibliothèque dans_la_base au_total en_tout`,
    place: "dans sous de contient contiennent du",
    newest: `dernier derniers dernière dernières récent récents récente récentes récemment nouveau nouveaux nouvel nouvelle
      nouvelles plus_récent plus_récents plus_récente plus_récentes`,
    uploaded: `téléversé téléversés téléchargé téléchargés importé importés téléversée téléversées`,
    news: `quoi_de_neuf qu'y_a-t-il_de_nouveau quelles_sont_les_nouveautés qu'est-ce_qui_a_été_ajouté qu'est-
      ce_qui_est_nouveau`,
    periods: {
      today: "aujourd'hui",
      yesterday: "hier",
      thisWeek: "cette_semaine",
      lastWeek: "la_semaine_dernière semaine_dernière la_semaine_passée",
      thisMonth: "ce_mois ce_mois-ci",
      lastMonth: "le_mois_dernier mois_dernier le_mois_passé",
    },
    indexing: `en_cours_d'indexation encore_en_cours_d'indexation s'indexe s'indexent pas_encore_indexé pas_encore_indexés
      indexation_en_cours`,
    pending: `pas_prêt pas_prêts pas_encore_prêt pas_encore_prêts en_cours_de_traitement en_attente en_cours`,
    ready: "prêt prêts indexé indexés traité traités",
    failed: `échoué échouée échoués illisible illisibles n'ont_pas_pu_être_lus n'a_pas_pu_être_lu en_erreur en_échec`,
    about: "sur à_propos_de à_propos_du au_sujet_de au_sujet_du concernant",
    covers: `parle_de parlent_de parle_du parlent_du parle_des parle_d' parlent_d' traite_de traitent_de traite_du traite_des
      traite_d' mentionne mentionnent évoque porte_sur portent_sur concerne aborde`,
    contents: "qu'y_a-t-il_dans qu'est-ce_qu'il_y_a_dans que_contient que_trouve-t-on_dans",
    where: `où_est où_sont où_se_trouve où_se_trouvent où_puis-je_trouver dans_quel_dossier dans_quel_répertoire`,
    filler: `le la les l' un une des d' à au aux je j' nous vous moi me est sont était étaient été a ai ont avez avons qui
      s'il_te_plaît s'il_vous_plaît encore déjà actuellement maintenant en_ce_moment bibliothèque base système
      collection différents nombre et seulement ce ces ajouté ajoutés ajoutée ajoutées enregistré rangé rangés ici là
      plus se trouvent sont-ils en ont-ils t-il été-t-il donne nomme combien`,
  },
  smallTalk: {
    greetings: `bonjour salut bonsoir coucou bienvenue comment_ça_va ça_va comment_allez-vous comment_vas-tu hello allô`,
    thanks: `merci merci_beaucoup merci_bien mille_mercis je_vous_remercie je_te_remercie ok d'accord super parfait génial
      très_bien bien au_revoir à_bientôt bonne_nuit bonne_journée compris`,
    capabilities: `que_peux-tu_faire que_pouvez-vous_faire que_peux-tu_faire_pour_moi que_pouvez-vous_faire_pour_moi qu'est-
      ce_que_tu_peux_faire qu'est-ce_que_vous_pouvez_faire que_sais-tu_faire qui_es-tu qui_êtes-vous aide aide-moi
      aidez-moi peux-tu_m'aider pouvez-vous_m'aider comment_peux-tu_m'aider comment_pouvez-vous_m'aider
      comment_ça_marche comment_ça_fonctionne comment_cela_fonctionne que_puis-je_demander que_puis-je_te_demander
      que_puis-je_vous_demander quelles_questions_puis-je_poser c'est_quoi_footnote qu'est-ce_que_footnote`,
    filler: `tous toutes tout_le_monde à_tous footnote assistant toi vous pour_votre_aide pour_ton_aide pour_l'aide beaucoup
      s'il_te_plaît s'il_vous_plaît et pour_moi alors donc encore`,
  },
};

export const french = `
  acquérir acquiert acquis
  aller va vont allé
  apprendre apprend appris
  boire boit bu
  comprendre comprend compris
  conclure conclu
  conduire conduit
  connaître connaît connu
  construire construit
  courir court couru
  couvrir couvert
  croire croit cru
  cuire cuit
  détruire détruit
  devenir devient devenu
  devoir doit doivent dû due
  dire dit disent
  écrire écrit écrivent
  élire élu
  faire fait font
  inscrire inscrit
  interdire interdit
  joindre joint
  lire lit lu
  maintenir maintient maintenu
  mettre met mis
  mourir meurt mort
  naître naît né
  obtenir obtient obtenu
  offrir offert
  ouvrir ouvert
  paraître paraît paru
  perdre perd perdu
  permettre permet permis
  pouvoir peut peuvent
  prendre prend pris prennent
  produire produit
  prévoir prévoit prévu
  recevoir reçoit reçu
  remettre remet remis
  rendre rend rendu
  répondre répond répondu
  résoudre résolu
  savoir sait
  soumettre soumet soumis
  souscrire souscrit
  suivre suit suivi
  tenir tient tenu
  transmettre transmet transmis
  valoir vaut valu
  vendre vend vendu
  venir vient venu
  vivre vit vécu
  voir voit vu
  vouloir veut veulent`;

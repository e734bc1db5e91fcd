import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  subscribeTitle: "S’abonner",
  product: "Footnote",
  subscribeLead:
    "Votre organisation a besoin d’un abonnement. Il est valable pour tous les membres.",
  subscribePoints:
    "Importez des documents, posez des questions et obtenez des réponses dont les citations ouvrent la source.",
  subscribeSafety:
    "Le paiement se fait sur la page du prestataire de paiement. Les numéros de carte n’atteignent jamais ce serveur. Vous pouvez résilier à tout moment et gardez l’accès jusqu’à la fin de la période de facturation.",
  subscribeNow: "S’abonner maintenant",
  redirecting: "Redirection…",
  withoutSubscribing:
    "Vos données sont conservées sans abonnement. Dans {account}, vous pouvez gérer l’abonnement, exporter l’utilisation et le journal d’audit, quitter ou supprimer l’organisation et supprimer votre compte.",
  yourAccount: "votre compte",
  checkoutFailed: "Une erreur s’est produite. Veuillez réessayer.",
  invalidKey: "Configuration Stripe non valide.",
  manage: "Gérer l’abonnement",
  manageFailed: "Les réglages de l’abonnement n’ont pas pu être ouverts. Veuillez réessayer.",
  paymentTitle: "Paiement",
  verifying: "Vérification de votre paiement…",
  active: "Votre abonnement est actif ! Redirection…",
  verificationFailed: "Échec de la vérification",
  noSession: "Aucun identifiant de session trouvé.",
  withoutSession:
    "Si vous avez payé, votre abonnement sera actif dans quelques minutes. Sinon, recommencez le paiement sur la page d’abonnement.",
  authenticationFailed: "L’authentification a échoué. Veuillez vous reconnecter.",
  connectionFailed:
    "Une erreur de connexion s’est produite. Actualisez la page ou contactez l’assistance.",
  verifyFailed: "L’état du paiement n’a pas pu être vérifié.",
  tryAgain: "Réessayer",
  backToSubscribe: "Retour à la page d’abonnement",
  subscription: "Abonnement",
  status: "État",
  statusActive: "Actif",
  statusTrialing: "Essai",
  statusInactive: "Inactif",
  renews: "Renouvellement",
  ends: "Fin",
  ended: "Terminé",
  trialEnds: "Fin de l’essai",
  seats: "Places payées",
  paymentFailed: (until) =>
    `Le dernier paiement a échoué. Mettez la carte à jour avant le ${until} pour conserver l’accès.`,
  loadFailed: "L’abonnement n’a pas pu être chargé.",
  noSubscription:
    "L’opérateur de ce serveur gère votre licence. Vous n’avez pas besoin d’abonnement.",
  adminsOnly: "Seuls les administrateurs de votre organisation peuvent le modifier ou le résilier.",
  cancel: "Résilier l’abonnement",
  cancelQuestion:
    "Voulez-vous vraiment résilier votre abonnement ? Vous conserverez l’accès jusqu’à la fin de la période de facturation en cours.",
  keep: "Conserver l’abonnement",
  cancelled: "La résiliation de l’abonnement est programmée.",
  cancelFailed: "L’abonnement n’a pas pu être résilié.",
};

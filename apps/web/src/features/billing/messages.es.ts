import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  subscribeTitle: "Suscribirse",
  product: "Footnote",
  subscribeLead: "Su organización necesita una suscripción. Es válida para todos los miembros.",
  subscribePoints:
    "Suba documentos, haga preguntas y obtenga respuestas con citas que abren la fuente.",
  subscribeSafety:
    "El pago se hace en la página del proveedor de pagos. Los números de tarjeta nunca llegan a este servidor. Puede cancelar en cualquier momento y conserva el acceso hasta el final del período de facturación.",
  subscribeNow: "Suscribirse ahora",
  redirecting: "Redirigiendo…",
  withoutSubscribing:
    "Sus datos se conservan sin suscripción. En {account} puede gestionar la suscripción, exportar el uso y el registro de auditoría, abandonar o eliminar la organización y eliminar su cuenta.",
  yourAccount: "su cuenta",
  checkoutFailed: "Se ha producido un error. Vuelva a intentarlo.",
  invalidKey: "La configuración de Stripe no es válida.",
  manage: "Gestionar la suscripción",
  manageFailed: "No se han podido abrir los ajustes de la suscripción. Vuelva a intentarlo.",
  paymentTitle: "Pago",
  verifying: "Verificando su pago…",
  active: "¡Su suscripción está activa! Redirigiendo…",
  verificationFailed: "La verificación ha fallado",
  noSession: "No se ha encontrado el identificador de sesión.",
  withoutSession:
    "Si ya ha pagado, su suscripción se activará en unos minutos. Si no, inicie de nuevo el pago en la página de suscripción.",
  authenticationFailed: "La autenticación ha fallado. Vuelva a iniciar sesión.",
  connectionFailed:
    "Se ha producido un error de conexión. Actualice la página o contacte con soporte.",
  verifyFailed: "No se ha podido verificar el estado del pago.",
  tryAgain: "Reintentar",
  backToSubscribe: "Volver a la página de suscripción",
  subscription: "Suscripción",
  status: "Estado",
  statusActive: "Activa",
  statusTrialing: "Prueba",
  statusInactive: "Inactiva",
  renews: "Se renueva",
  ends: "Finaliza",
  ended: "Finalizada",
  trialEnds: "Fin de la prueba",
  seats: "Plazas pagadas",
  paymentFailed: (until) =>
    `El último pago ha fallado. Actualice la tarjeta antes del ${until} para conservar el acceso.`,
  loadFailed: "No se ha podido cargar la suscripción.",
  noSubscription: "El operador de este servidor gestiona su licencia. No necesita una suscripción.",
  adminsOnly: "Solo los administradores de su organización pueden cambiarla o cancelarla.",
  cancel: "Cancelar la suscripción",
  cancelQuestion:
    "¿Seguro que quiere cancelar su suscripción? Conservará el acceso hasta el final del período de facturación actual.",
  keep: "Conservar la suscripción",
  cancelled: "La cancelación de la suscripción está programada.",
  cancelFailed: "No se ha podido cancelar la suscripción.",
};

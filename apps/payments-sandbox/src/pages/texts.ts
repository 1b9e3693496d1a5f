export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const en = {
  'layout.testMode': 'Test mode',
  'layout.noMoney': 'No real money moves.',
  'layout.otherLanguage': 'Español',
  'challenge.title': 'Confirm this payment',
  'challenge.intro': 'Your bank asks whether this payment is yours. This page stands in for the bank.',
  'challenge.amount': 'Amount',
  'challenge.card': 'Card',
  'challenge.complete': 'Complete authentication',
  'challenge.fail': 'Fail authentication',
  'challenge.closedTitle': 'Already answered',
  'challenge.closed': 'This confirmation has been answered, or the payment has been started again.',
  'challenge.done': 'You can close this page.',
  'challenge.back': 'Back to the payment',
  'onboarding.title': 'Set up your payouts',
  'onboarding.intro': 'This page stands in for the payment provider. It takes test bank details only.',
  'onboarding.holder': 'Name on the account',
  'onboarding.routing': 'Routing number',
  'onboarding.account': 'Account number',
  'onboarding.routingHint': 'Test routing number: 110000000',
  'onboarding.accountHint': 'Test account number: 000123456789. Payouts to 000111111116 come back.',
  'onboarding.terms': 'I accept the terms of this test service.',
  'onboarding.finish': 'Finish setup',
  'onboarding.later': 'Not now',
  'onboarding.errorTitle': 'Error: check these fields',
  'onboarding.holderError': 'Enter the name on the account.',
  'onboarding.routingError': 'Use the test routing number 110000000.',
  'onboarding.accountError': 'Use a test account number: 000123456789 or 000111111116.',
  'onboarding.termsError': 'Accept the terms to go on.',
  'onboarding.doneTitle': 'Your payouts are set up',
  'dashboard.title': 'Your payouts',
  'dashboard.intro': 'This page stands in for the payment provider’s dashboard.',
  'dashboard.bank': 'Bank account',
  'dashboard.available': 'Available',
  'dashboard.pending': 'On its way',
  'dashboard.payouts': 'Payouts',
  'dashboard.none': 'No payouts yet.',
  'dashboard.date': 'Arrives',
  'dashboard.amount': 'Amount',
  'dashboard.status': 'Status',
  'dashboard.inTransit': 'On its way',
  'dashboard.paid': 'Paid',
  'dashboard.failed': 'Failed',
  'missing.title': 'Page not found',
  'missing.text': 'This address has never existed or has expired. Go back and start again.',
} as const;

export type TextId = keyof typeof en;

const es: Record<TextId, string> = {
  'layout.testMode': 'Modo de prueba',
  'layout.noMoney': 'No se mueve dinero real.',
  'layout.otherLanguage': 'English',
  'challenge.title': 'Confirme este pago',
  'challenge.intro': 'Su banco pregunta si este pago es suyo. Esta página hace las veces del banco.',
  'challenge.amount': 'Importe',
  'challenge.card': 'Tarjeta',
  'challenge.complete': 'Completar la autenticación',
  'challenge.fail': 'Rechazar la autenticación',
  'challenge.closedTitle': 'Ya está respondida',
  'challenge.closed': 'Esta confirmación ya se respondió, o el pago se inició de nuevo.',
  'challenge.done': 'Puede cerrar esta página.',
  'challenge.back': 'Volver al pago',
  'onboarding.title': 'Configure sus cobros',
  'onboarding.intro': 'Esta página hace las veces del proveedor de pagos. Solo acepta datos bancarios de prueba.',
  'onboarding.holder': 'Nombre del titular de la cuenta',
  'onboarding.routing': 'Número de ruta',
  'onboarding.account': 'Número de cuenta',
  'onboarding.routingHint': 'Número de ruta de prueba: 110000000',
  'onboarding.accountHint': 'Número de cuenta de prueba: 000123456789. Los pagos a la 000111111116 se devuelven.',
  'onboarding.terms': 'Acepto los términos de este servicio de prueba.',
  'onboarding.finish': 'Terminar la configuración',
  'onboarding.later': 'Ahora no',
  'onboarding.errorTitle': 'Error: revise estos campos',
  'onboarding.holderError': 'Escriba el nombre del titular de la cuenta.',
  'onboarding.routingError': 'Use el número de ruta de prueba 110000000.',
  'onboarding.accountError': 'Use un número de cuenta de prueba: 000123456789 o 000111111116.',
  'onboarding.termsError': 'Acepte los términos para continuar.',
  'onboarding.doneTitle': 'Sus cobros están configurados',
  'dashboard.title': 'Sus cobros',
  'dashboard.intro': 'Esta página hace las veces del panel del proveedor de pagos.',
  'dashboard.bank': 'Cuenta bancaria',
  'dashboard.available': 'Disponible',
  'dashboard.pending': 'En camino',
  'dashboard.payouts': 'Pagos a su banco',
  'dashboard.none': 'Todavía no hay pagos.',
  'dashboard.date': 'Llega',
  'dashboard.amount': 'Importe',
  'dashboard.status': 'Estado',
  'dashboard.inTransit': 'En camino',
  'dashboard.paid': 'Pagado',
  'dashboard.failed': 'Devuelto',
  'missing.title': 'Página no encontrada',
  'missing.text': 'Esta dirección nunca existió o ya venció. Vuelva atrás y empiece de nuevo.',
};

const TEXTS: Record<Language, Record<TextId, string>> = { en, es };

export type Translate = (id: TextId) => string;

export const translator =
  (language: Language): Translate =>
  (id) =>
    TEXTS[language][id];

const asLanguage = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.trim().toLowerCase().startsWith(language));

/** `?locale=es`, else the first of the browser's languages that we have, else English. */
export function chooseLanguage(query: URLSearchParams, acceptLanguage: string | undefined): Language {
  const asked = asLanguage(query.get('locale') ?? '');
  if (asked) return asked;
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.split(';q=');
      return { language: asLanguage(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  return ranked.find(({ language }) => language)?.language ?? 'en';
}

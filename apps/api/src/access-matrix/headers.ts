import type { Answer } from './ask.js';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'access-control-allow-origin': null,
  'x-powered-by': null,
  server: null,
};
const FILES = [
  'getFile',
  'getMessageFile',
  'getConversationPaper',
  'getPaperFile',
  'getIntakeFile',
  'getLinkedIntakeFile',
  'getMyIntakeFile',
  'getIntakeStatement',
  'getLinkedIntakeStatement',
  'getMyIntakeStatement',
  'exportUser',
  'exportUsers',
  'exportAuditEntries',
  'exportWaitlist',
  'exportProjects',
  'downloadInvoice',
  'getInvoiceReceipt',
  'getReceipt',
  'getPaymentStatement',
  'getPayoutStatement',
];

function mediaTypeOf(operationId: string, status: number): Record<string, string> {
  if (status >= 400) return { 'content-type': 'application/problem+json; charset=utf-8' };
  return status === 204 || FILES.includes(operationId) ? {} : { 'content-type': 'application/json; charset=utf-8' };
}

/** What a picture is kept as, after it was drawn anew. */
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Pictures stand on pages, which show them again and again; a document is not kept. */
const KEPT_BRIEFLY = ['getFile', 'getMessageFile'];

/** Only a picture may stand on a page of ours; every other file is handed over, so none is opened in our origin. */
function isHandedOver(operationId: string, { status, headers }: Answer): boolean {
  if (status !== 200 || !FILES.includes(operationId)) return true;
  const isPicture = PICTURES.has(headers.get('content-type') ?? '');
  return isPicture || headers.get('content-disposition')?.startsWith('attachment') === true;
}

function keepingOf(operationId: string, { status, headers }: Answer): string {
  const isPicture = headers.get('content-type')?.startsWith('image/') === true;
  return KEPT_BRIEFLY.includes(operationId) && status === 200 && isPicture ? 'private, max-age=300' : 'no-store';
}

/** What is wrong in an answer's headers: none may be kept, shown as a page, framed, or read by another site. */
export function headerFaults(operationId: string, answer: Answer): string[] {
  const { status, headers } = answer;
  const wanted: Record<string, string | null> = {
    ...ALWAYS,
    ...mediaTypeOf(operationId, status),
    'cache-control': keepingOf(operationId, answer),
  };
  const wrong = Object.entries(wanted).filter(([name, value]) => headers.get(name) !== value);
  const policy = headers.get('content-security-policy') ?? '';
  const isStrict = ["default-src 'none'", "frame-ancestors 'none'"].every((part) => policy.includes(part));
  return [
    ...wrong.map(([name]) => `${name} is ${headers.get(name)}`),
    ...(isStrict ? [] : [`the policy is "${policy}"`]),
    ...(isHandedOver(operationId, answer) ? [] : ['it is not handed over as a file']),
    ...(headers.has('x-request-id') ? [] : ['it has no request id']),
  ];
}

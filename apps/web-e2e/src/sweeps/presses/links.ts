import type { Ground } from './ground.js';
import type { Control } from './probe.js';
import { pageOf } from './shapes.js';

export const isInside = (address: string, origin: string): boolean => address.startsWith(`${origin}/`);
export const isDocument = (address: string): boolean => /^\/(?:api|_pay)\//u.test(new URL(address).pathname);
/** The public site, `/app` or `/admin`: each is a document of its own. */
export const areaOf = (address: string): string =>
  /^\/(?:app|admin)(?=\/|$)/u.exec(new URL(address).pathname)?.[0] ?? '';
export const samePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

/** A link that is pressed is followed; of any other one it is known without a press whether it leads somewhere. */
export type Lead = 'followed' | 'sound' | { readonly fault: string };

/** Where a link leads: a document is asked for, a telephone left alone. */
export async function leadOf({ href, leavesTab }: Control, called: string, ground: Ground): Promise<Lead> {
  const { origin, context } = ground;
  if (/^(?:tel|mailto|sms|webcal):./u.test(href)) return 'sound';
  if (!isInside(href, origin))
    return /^(?:blob:|data:|https:\/\/)/u.test(href) ? 'sound' : { fault: `the link ${called} leads to “${href}”` };
  if (!leavesTab && !isDocument(href)) return 'followed';
  const status = await context.request.get(href).then(
    (answer) => answer.status(),
    () => 0,
  );
  if (status === 0) return { fault: `the link ${called} to ${href} is not answered` };
  return status >= 400 ? { fault: `the link ${called} to ${href} answers ${status}` } : 'sound';
}

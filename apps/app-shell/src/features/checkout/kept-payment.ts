import { isCents } from '@cw/domain';

const PREFIX = 'closewright.checkout';

/** One try to pay a part of what is due. */
export interface KeptTry {
  readonly amountCents: number;
  /** Under which the payment is asked for: the same key always answers the same payment. */
  readonly key: string;
  /** Null before the API has answered. */
  readonly paymentId: string | null;
}

/** In a browser that keeps nothing it lasts until the page is left. */
const unkept = new Map<string, string>();

function read(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? undefined;
  } catch {
    return unkept.get(name);
  }
}

function write(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(name, value);
  } catch {
    unkept.set(name, value);
  }
}

function remove(name: string): void {
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    unkept.delete(name);
  }
}

const typedName = (projectId: string): string => `${PREFIX}.typed.${projectId}`;
const tryName = (projectId: string): string => `${PREFIX}.try.${projectId}`;

/** The amount that was typed for a project in this tab: it outlives a login in between. */
export const keptAmount = (projectId: string): string | undefined => read(typedName(projectId));

export const keepAmount = (projectId: string, typed: string): void => write(typedName(projectId), typed);

/**
 * The try of which nobody knows yet that it has ended. Whoever presses again for the same amount goes on with the same
 * payment, which can be paid once only.
 */
export function keptTry(projectId: string): KeptTry | undefined {
  const [amount, key, paymentId] = read(tryName(projectId))?.split(' ') ?? [];
  const amountCents = Number(amount);
  if (!isCents(amountCents) || key === undefined) return undefined;
  return { amountCents, key, paymentId: paymentId ?? null };
}

export const keepTry = (projectId: string, { amountCents, key, paymentId }: KeptTry): void =>
  write(tryName(projectId), [amountCents, key, ...(paymentId === null ? [] : [paymentId])].join(' '));

/** The try has ended for good: the next one is another payment. */
export const forgetTry = (projectId: string): void => remove(tryName(projectId));

/** It is paid: what is typed next is about what is left. */
export function forgetPaid(projectId: string): void {
  forgetTry(projectId);
  remove(typedName(projectId));
}

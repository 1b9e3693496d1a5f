import type { Locale } from '@cw/i18n';

/** Why it was not sent, in the reader's language; nothing said where there was no answer of ours. */
export interface Refused {
  readonly sent: false;
  readonly faults: Readonly<Record<string, string>>;
  readonly refusal: string | undefined;
}

/** What came of it. */
export type Outcome = { readonly sent: true } | Refused;

export interface Sending {
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** The same one for the same words, so that a lost answer makes no second message. */
  readonly key: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function csrfToken(): Promise<string | undefined> {
  const answer = await fetch('/api/auth/csrf', { cache: 'no-store' });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  return isRecord(body) && typeof body['token'] === 'string' ? body['token'] : undefined;
}

function faultsOf(problem: unknown): Readonly<Record<string, string>> {
  const errors: unknown = isRecord(problem) ? problem['errors'] : undefined;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.flatMap((fault: unknown) =>
      isRecord(fault) && typeof fault['path'] === 'string' ? [[fault['path'], String(fault['message'])]] : [],
    ),
  );
}

async function refusalOf(answer: Response): Promise<Outcome> {
  const problem: unknown = await answer.json().catch(() => undefined);
  const detail: unknown = isRecord(problem) ? problem['detail'] : undefined;
  return { sent: false, faults: faultsOf(problem), refusal: typeof detail === 'string' ? detail : undefined };
}

/** Sends what was typed; never rejects. */
export async function sendForm({ path, body, locale, key }: Sending): Promise<Outcome> {
  try {
    const token = await csrfToken();
    const answer = await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': locale,
        'Idempotency-Key': key,
        ...(token !== undefined && { 'X-CSRF-Token': token }),
      },
      body: JSON.stringify(body),
    });
    return answer.ok ? { sent: true } : await refusalOf(answer);
  } catch {
    return { sent: false, faults: {}, refusal: undefined };
  }
}

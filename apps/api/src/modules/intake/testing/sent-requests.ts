import type { TestApp } from '../../../testing/index.js';
import type { SignedInHeaders } from '../../../testing/login.js';

/** A request with the eight answers that INT-04 asks for; further ones by `given`. */
export const aRequest = (given: object = {}): Record<string, unknown> => ({
  address: '12 Hidden Lane',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  repairs: [
    { category: 'roof', description: 'Missing shingles on the rear slope.' },
    { category: 'electrical', description: 'Exposed wiring in the garage.', estimatedCostCents: 45_000 },
  ],
  fullName: 'Sofia Reyes',
  email: 'sofia@example.com',
  phone: '(212) 555-0123',
  ...given,
});

export interface Sending {
  readonly request?: unknown;
  readonly website?: string;
  readonly seconds?: number;
  readonly file?: { readonly content: Buffer; readonly name?: string; readonly contentType?: string };
  readonly headers?: Partial<SignedInHeaders> & Record<string, string>;
}

/** Sends the form through the API; the answer is whatever it is. */
export function send(
  test: Pick<TestApp, 'http'>,
  { request = aRequest(), website = '', seconds = 240, file, headers = {} }: Sending = {},
) {
  const form = test.http
    .post('/api/intake')
    .set(headers)
    .field('request', typeof request === 'string' ? request : JSON.stringify(request))
    .field('website', website)
    .field('seconds', String(seconds));
  if (!file) return form;
  const { content, name = 'appraisal.pdf', contentType = 'application/pdf' } = file;
  return form.attach('appraisal', content, { filename: name, contentType });
}

/** `path code` of each fault. */
export const faultsOf = (body: { readonly errors?: readonly { path: string; code: string }[] }): string[] =>
  (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);

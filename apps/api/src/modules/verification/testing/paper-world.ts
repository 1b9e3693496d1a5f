import { cents, type CertificateReading } from '@cw/domain';
import { createMailInbox, createTestApp, login, type MailInbox, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, type Person } from '../../../testing/market.js';
import { PDF } from '../../../testing/uploads.js';
import { PaperReader } from '../../paper-reading/index.js';

const NOW = new Date('2026-11-20T15:00:00Z');

const reading: CertificateReading = {
  outcome: 'read',
  isLiabilityCertificate: true,
  issuedOn: '2026-11-02',
  insuredName: 'Diaz Repairs LLC',
  insuredAddress: null,
  producer: null,
  insurer: 'Acme Mutual',
  policyNumber: 'CM-4471-0093',
  basis: 'claims_made',
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
  eachOccurrenceCents: cents(100_000_000),
  aggregateCents: null,
  certificateHolder: null,
};

export const FIELDS = {
  license: { licenses: [{ state: 'NY', trade: 'plumbing', number: 'NY-4471', expiresOn: '2027-06-30' }] },
  insurance: {
    insuredName: 'Diaz Repairs, Inc.',
    insurer: 'Acme Mutual',
    policyNumber: 'CM-4471-0093',
    eachOccurrenceCents: 100_000_000,
    effectiveOn: '2026-03-01',
    expiresOn: '2027-03-01',
  },
  background_check: { provider: 'Checkr', completedOn: '2026-11-02' },
  w9: { name: 'Marco Diaz', businessName: 'Diaz Repairs', taxClass: 'llc', signedOn: '2026-01-05' },
} as const;
export type Kind = keyof typeof FIELDS;

interface PaperWorld {
  test: TestApp;
  inbox: MailInbox;
  admin: Person;
  contractor: Person;
}

/** A contractor without papers, and staff; anew for each test. */
export const world = {} as PaperWorld;

/** What a spec of papers begins with. */
export function inPaperWorld(): void {
  beforeAll(async () => {
    const inbox = await createMailInbox();
    const test = await createTestApp({ env: { SMTP_URL: inbox.url } });
    test.clock.set(NOW);
    Object.assign(world, { inbox, test, admin: await aPerson(test, 'admin') });
  });
  beforeEach(async () => {
    const { test, admin } = world;
    test.clock.set(NOW);
    world.admin = { user: admin.user, headers: await login(test, admin.user) };
    jest.spyOn(test.app.get(PaperReader, { strict: false }), 'readCertificate').mockResolvedValue(reading);
    world.contractor = await aContractor(test, { papers: [] });
  });
  afterEach(async () => {
    await world.test.jobs.drain();
    world.inbox.clear();
  });
  afterAll(async () => {
    await world.test.close();
    world.inbox.close();
  });
}

interface Handed {
  readonly fields?: object;
  readonly keep?: string;
  readonly content?: Buffer | null;
  readonly name?: string;
  readonly by?: Person;
}

export function submit(
  kind: string,
  { fields, keep, content = PDF, name = 'paper.pdf', by = world.contractor }: Handed = {},
) {
  const written = JSON.stringify(fields ?? FIELDS[kind as Kind] ?? {});
  const request = world.test.http.post(`/api/verification/me/${kind}`).set(by.headers).field('fields', written);
  if (keep !== undefined) void request.field('keep', keep);
  return content === null ? request : request.attach('file', content, { filename: name });
}
export const mine = async (kind: Kind, by = world.contractor) => {
  const { body } = await world.test.http.get('/api/verification/me').set(by.headers).expect(200);
  return body.items.find((paper: { kind: string }) => paper.kind === kind);
};
export const papersOf = async ({ user }: Person = world.contractor) => {
  const { body } = await world.test.http.get(`/api/verification/${user.id}`).set(world.admin.headers).expect(200);
  return body;
};
export const paperFor = async (kind: Kind) =>
  (await papersOf()).papers.find((paper: { kind: string }) => paper.kind === kind);

export async function decide(kind: Kind, input: object, ifMatch?: string) {
  const { version } = await paperFor(kind);
  return world.test.http
    .put(`/api/verification/${world.contractor.user.id}/${kind}`)
    .set(world.admin.headers)
    .set('If-Match', ifMatch ?? `"${version}"`)
    .send(input);
}
export const approve = async (kind: Kind, more: object = {}) => {
  const answer = await decide(kind, { decision: 'approve', ...more });
  if (answer.status !== 200) throw new Error(answer.text);
};
export const gaps = async () => {
  const { body } = await world.test.http.get('/api/contractors/me').set(world.contractor.headers).expect(200);
  return body.verificationGaps;
};
export const faultsOf = (body: { errors?: { path: string; code: string }[] }) =>
  (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);
export const queue = async (query = '') => {
  const { body } = await world.test.http.get(`/api/verification${query}`).set(world.admin.headers).expect(200);
  return body;
};
/** Sessions do not last until then: both log in anew. */
export const on = async (day: string): Promise<void> => {
  world.test.clock.set(new Date(`${day}T15:00:00Z`));
  const again = async ({ user }: Person): Promise<Person> => ({ user, headers: await login(world.test, user) });
  Object.assign(world, { admin: await again(world.admin), contractor: await again(world.contractor) });
};
export const typesTold = async ({ user, headers }: Person) => {
  const { body } = await world.test.http.get(`/api/users/${user.id}/notifications`).set(headers);
  return body.items.map(({ type }: { type: string }) => type);
};

import { DAY_MS, dayIn, type TermsVersion } from '@cw/domain';
import { AuditEntryEntity } from '../../../common/audit/audit-entry.entity.js';
import { newId } from '../../../common/ids.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { PersonalData, UserEntity } from '../../users/index.js';
import { TermsBook } from './terms-book.js';
import { TermsNotices } from './terms-notices.js';

const FIRST = '2026-11-01';
const ZONE = 'America/New_York';

let test: TestApp;
let book: TermsBook;
let written: readonly TermsVersion[];
beforeAll(async () => {
  test = await createTestApp();
  book = test.app.get(TermsBook, { strict: false });
  // What is announced one day is no part of these: each writes a version of its own.
  written = book.versions.slice(0, 1);
  book.versions = written;
});
afterEach(() => {
  book.versions = written;
});
afterAll(() => test.close());

const inDays = (days: number): string => dayIn(new Date(test.clock.now().getTime() + days * DAY_MS), ZONE);

/** A material version that takes effect so many days from now; before now, it holds. */
function aVersionIn(days: number): TermsVersion {
  const version = { version: inDays(days - 1), announcedOn: inDays(days - 30), effectiveOn: inDays(days) };
  const terms = { ...version, isMaterial: true };
  book.versions = [...written, terms];
  return terms;
}

const aReader = (role: 'seller' | 'contractor' | 'admin' = 'seller') => aPerson(test, role, { termsVersion: FIRST });
const newsOf = async ({ headers }: Person): Promise<unknown> =>
  (await test.http.get('/api/auth/me').set(headers).expect(200)).body.termsNews;
const accept = ({ headers }: Person, version: string) =>
  test.http.post('/api/auth/terms').set(headers).set('Idempotency-Key', newId()).send({ version });
const stored = ({ user }: Person) => test.unitOfWork.repository(UserEntity).findOneByOrFail({ id: user.id });
const audited = ({ user }: Person) =>
  test.unitOfWork.repository(AuditEntryEntity).findBy({ action: 'user.terms_accepted', subjectId: user.id });

describe('a new version of the terms', () => {
  it('LEGAL-01 of which there is none is no news to anybody', async () => {
    expect(await newsOf(await aReader())).toBeUndefined();
  });

  it.each(['seller', 'contractor', 'admin'] as const)(
    'LEGAL-01 is told to a %s ahead, and cannot be accepted before its day',
    async (role) => {
      const reader = await aReader(role);
      const { version, effectiveOn } = aVersionIn(3);

      expect(await newsOf(reader)).toEqual({ kind: 'coming', version, effectiveOn });
      await accept(reader, version).expect(409);
      expect((await stored(reader)).termsVersion).toBe(FIRST);
      expect(await audited(reader)).toEqual([]);
    },
  );

  it('LEGAL-01 is accepted once, from its day on, and written down', async () => {
    const reader = await aReader();
    const { version, effectiveOn } = aVersionIn(-2);
    const before = await stored(reader);

    expect(await newsOf(reader)).toEqual({ kind: 'due', version, effectiveOn });
    await accept(reader, version).expect(204);
    await accept(reader, version).expect(204);

    expect(await newsOf(reader)).toBeUndefined();
    const { termsVersion, termsAcceptedAt, version: row } = await stored(reader);
    expect({ termsVersion, termsAcceptedAt }).toEqual({ termsVersion: version, termsAcceptedAt: test.clock.now() });
    // A profile that is open meanwhile can still be saved.
    expect(row).toBe(before.version);
    const facts = { actorId: reader.user.id, subjectType: 'user', before: { termsVersion: FIRST } };
    expect(await audited(reader)).toEqual([expect.objectContaining({ ...facts, after: { termsVersion: version } })]);
  });

  it('LEGAL-01 is written down once for two tabs at one moment', async () => {
    const reader = await aReader();
    const { version } = aVersionIn(-2);

    const answers = await Promise.all([accept(reader, version), accept(reader, version)]);

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await audited(reader)).toHaveLength(1);
  });

  it('LEGAL-01 that somebody has not read is not accepted in its place', async () => {
    const reader = await aReader();
    aVersionIn(-2);

    await accept(reader, inDays(1)).expect(409);

    expect((await stored(reader)).termsVersion).toBe(FIRST);
  });

  it('LEGAL-01 holds nobody up before it is accepted', async () => {
    const reader = await aReader();
    aVersionIn(-2);

    await test.http.get('/api/projects').set(reader.headers).expect(200);
    await test.http
      .patch(`/api/users/${reader.user.id}`)
      .set(reader.headers)
      .set('Idempotency-Key', newId())
      .send({ bio: 'Selling.' })
      .expect(200);
  });

  it('LEGAL-01 AUTH-08 that somebody was told of stands in the export of the account', async () => {
    const reader = await aReader();
    const { version } = aVersionIn(3);
    await test.app.get(TermsNotices, { strict: false }).tell();

    const exported = await test.app.get(PersonalData, { strict: false }).export(reader.user.id);

    expect(exported.get('termsNotices')?.data).toEqual([{ version, toldAt: test.clock.now() }]);
  });
});

import type { TermsVersion } from '@cw/domain';
import { createMailTest, type MailTest } from '../../../testing/create-mail-test.js';
import { aUser } from '../../../testing/index.js';
import { UserEntity } from '../../users/index.js';
import { TermsBook } from './terms-book.js';
import { TermsNotices } from './terms-notices.js';

const FIRST = '2026-11-01';
const NEXT: TermsVersion = {
  version: '2026-11-10',
  announcedOn: '2026-11-10',
  effectiveOn: '2027-01-10',
  isMaterial: true,
};

let test: MailTest;
let notices: TermsNotices;
let book: TermsBook;
beforeAll(async () => {
  test = await createMailTest();
  notices = test.app.get(TermsNotices, { strict: false });
  book = test.app.get(TermsBook, { strict: false });
});
afterAll(() => test.close());

const lettersAbout = () =>
  test.inbox.received.filter(({ message }) => /terms of service|términos del servicio/.test(message));

async function told(): Promise<string[]> {
  test.inbox.clear();
  await notices.tell();
  await test.jobs.drain();
  return lettersAbout()
    .map(({ to }) => to)
    .sort();
}

describe('a change of the terms', () => {
  it('LEGAL-01 of which there is none is told to nobody', async () => {
    await aUser(test, { termsVersion: FIRST });

    expect(await told()).toEqual([]);
  });

  it('LEGAL-01 is e-mailed to every active account once, in its language', async () => {
    const accepted = { termsVersion: FIRST };
    const ana = await aUser(test, { ...accepted, locale: 'es' });
    await aUser(test, { ...accepted, status: 'suspended' });
    await aUser(test, { ...accepted, status: 'terminated' });
    await aUser(test, { termsVersion: NEXT.version });
    await aUser(test, { role: 'admin', termsVersion: 'staff' });
    const active = await test.unitOfWork.repository(UserEntity).findBy({ status: 'active', termsVersion: FIRST });
    book.versions = [...book.versions.slice(0, 1), NEXT];

    const first = await told();
    const letter = test.inbox.to(ana.email).join('');
    const second = await told();

    expect(first).toEqual(active.map(({ email }) => email).sort());
    expect(letter).toContain('10 de enero de 2027');
    expect(second).toEqual([]);
  });

  it('LEGAL-01 goes on where it was killed, and tells nobody twice', async () => {
    const late = await aUser(test, { termsVersion: FIRST });
    const enqueue = jest.spyOn(test.jobs, 'enqueue').mockRejectedValueOnce(new Error('killed'));
    await expect(notices.tell()).rejects.toThrow('killed');
    enqueue.mockRestore();

    expect(await told()).toEqual([late.email]);
  });

  it('LEGAL-01 two workers at one moment tell everybody once between them', async () => {
    const people = [await aUser(test, { termsVersion: FIRST }), await aUser(test, { termsVersion: FIRST })];
    test.inbox.clear();
    await Promise.all([notices.tell(), notices.tell()]);
    await test.jobs.drain();

    expect(
      lettersAbout()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(people.map(({ email }) => email).sort());
  });
});

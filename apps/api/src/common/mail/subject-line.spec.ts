import { LOCALES } from '@cw/i18n';
import { everyMail, mailTexts } from '../../testing/every-mail.js';
import { renderMail } from './render-mail.js';
import { houseInSubject, streetOf, SUBJECT_MAX, SUBJECT_PLACES } from './subject-line.js';

/** What somebody could type for a name, a title or a street, and what of it no subject may carry. */
const TYPED: readonly (readonly [string, RegExp])[] = [
  ['see https://evil.example/w and www.evil.rodeo', /evil|https|www/i],
  [`Kanarie ${'roof and stairs '.repeat(40)}`, /kanarie|stairs/i],
  ['Kanarie\r\nBcc: x@evil.rodeo', /kanarie|bcc|evil/i],
  ['Your account is locked, call (212) 555-0199 now', /locked|call|555/i],
  ['9 Your account is locked Street, call now, NY 11201', /locked|call/i],
  ['Su cuenta está bloqueada: llame al 212 555 0199', /bloqueada|llame|555/i],
  ['12 212 555 0199 Road', /555/],
  ['Kanarie', /kanarie/i],
];

/** What we write ourselves, and nobody types. */
const MADE = { due: 'December 4, 2026', day: 'December 4, 2026', paid: 'December 4, 2026', topic: 'Payment' };

describe('the subject of every kind of mail', () => {
  it.each(LOCALES)('NOTE-06 carries no words of strangers, on one line that is read whole: %s', async (locale) => {
    const faults: unknown[] = [];
    for (const [word, carried] of TYPED) {
      for (const mail of await everyMail(locale, word)) {
        const { subject } = renderMail({ ...mail, values: { ...mail.values, ...MADE } }, '');
        const isRight =
          !carried.test(subject) && !/[\r\n]/.test(subject) && subject.length <= SUBJECT_MAX && subject !== '';
        if (!isRight) faults.push([mail.subject, subject]);
      }
    }

    expect(faults).toEqual([]);
  });

  it.each(LOCALES)('NOTE-06 has room for nothing that people call themselves or their work: %s', async (locale) => {
    const texts = await mailTexts(locale);
    const mails = await everyMail(locale, 'Ana');
    const counted = /^(?:plural|number)$/;
    const free = mails.flatMap(({ subject }) =>
      [...(texts.get(subject) ?? '').matchAll(/\{(\w+)(?:, ?(\w+))?[,}]/g)]
        .filter(([, place = '', kind = '']) => !counted.test(kind) && !SUBJECT_PLACES.includes(place))
        .map(([place]) => `${subject} ${place}`),
    );

    expect(free).toEqual([]);
    expect(mails.length).toBeGreaterThan(120);
  });

  it('NOTE-06 names the house all the same, and “the house” where it cannot', async () => {
    const invoice = (await everyMail('en', '')).find(({ subject }) => subject === 'emails.invoice.overdue.subject');
    const subjectFor = (property: string): string | undefined => {
      const values = { number: 'INV-2026-0007', property, street: streetOf(property) };
      return invoice && renderMail({ ...invoice, values: { ...invoice.values, ...values }, about: '' }, '').subject;
    };

    expect(subjectFor('62 Wall Street, Brooklyn, NY 11201')).toBe('62 Wall Street: invoice INV-2026-0007 is overdue');
    expect(subjectFor('Call us now, Brooklyn, NY 11201')).toBe('Brooklyn, NY 11201: invoice INV-2026-0007 is overdue');
    expect(subjectFor('Call us now')).toBe('The house: invoice INV-2026-0007 is overdue');
  });
});

describe('a house in a subject', () => {
  it.each([
    '9 Cinnamon Court',
    '12 Elm',
    '4521 NW 112th Avenue',
    '350 Fulton Street, Suite 400, Brooklyn, NY 11201',
    '1418B St. Mary’s Place, Apt 4B, Winston-Salem, NC',
    '77 Avenida de los Ángeles, San Juan Capistrano, CA 92675',
    '12-34 31st Avenue, Long Island City, NY 11106',
    '1200 FM 1472, Laredo, TX 78045',
    'New York, NY',
    'NY 11201',
  ])('stands as it was typed: %s', (typed) => {
    expect(houseInSubject(typed)).toBe(typed);
  });

  it.each([
    ['Your account is locked, Brooklyn, NY', 'Brooklyn, NY'],
    ['9 Elm Row, call us now, Brooklyn, NY', 'Brooklyn, NY'],
    ['9 Elm Row, Urgent wire, NY 11201', '9 Elm Row, NY 11201'],
    [`9 ${'Elm '.repeat(30)}Street`, ''],
    ['555 0199 212 Lane', ''],
    ['Roof and stairs', ''],
    ['9 Elm Row\r\nBcc: x', ''],
  ])('is told without what is no address: %s', (typed, told) => {
    expect(houseInSubject(typed)).toBe(told);
  });
});

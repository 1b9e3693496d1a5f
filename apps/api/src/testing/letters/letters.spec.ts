import { LOCALES, type Locale } from '@cw/i18n';
import { SUBJECT_MAX } from '../../common/mail/subject-line.js';
import { renderMail } from '../../common/mail/render-mail.js';
import { pdfText } from '../pdf-text.js';
import { LETTERS } from './all-letters.js';
import { conversation } from './conversation-paper.js';
import { HOUSE } from './house.js';
import { PAPERS } from './papers.js';

const OURS = 'https://closewright.example';

/** What concerns an account, a contractor's own papers, or the desk, has no house. */
const OF_NO_HOUSE =
  /^mail-(?:welcome|verify|change-email|activation|reset|account|sessions|token|email|security|terms|desk|digest|party)|^notice-(?:paper|file-sweep|intake|person-reported|report-|words-)/;
/** A bidder may not know the street. */
const BY_PLACE = /-bidder$/;

/** What a template leaves behind where a fact is missing. */
const UNFINISHED = /\{|\}|undefined|\bnull\b|NaN|Invalid Date|“”|\(\)| {2,}| [.,;:!?](?:\s|$)/;

/** A day of the calendar, and the day of the week where that stands before it. */
const DAYS: Readonly<Record<Locale, RegExp>> = {
  en: /(?<weekday>\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*, )?\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b/g,
  es: /(?<weekday>(?:dom|lun|mar|mié|jue|vie|sáb)\p{L}*,? )?\b\d{1,2} (?:de )?(?!noved)(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)[a-z]*\b/gu,
};

const failing = (): never => {
  throw new Error('There is no such letter');
};

describe('what leaves the product', () => {
  it('NOTE-06 is drawn each under a name of its own', () => {
    const names = LETTERS.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it.each(LOCALES)('NOTE-06 has a subject, whole sentences and something to do: %s', async (locale) => {
    const faults: unknown[] = [];
    for (const { name, mail } of LETTERS) {
      const { subject, text } = renderMail(await mail(locale), OURS, `${OURS}/app/unsubscribe#x`);
      const said = text.replaceAll(/https:\S+|^-- $/gm, '');
      const found = [subject, ...said.split('\n')].filter((line) => UNFINISHED.test(line));
      if (found.length > 0 || subject.length > SUBJECT_MAX) faults.push([name, subject, found]);
    }
    expect(faults).toEqual([]);
  });

  it.each(LOCALES)('NOTE-06 names its house to whoever may know it, and its place to others: %s', async (locale) => {
    const faults: string[] = [];
    for (const { name, mail } of LETTERS.filter((letter) => !OF_NO_HOUSE.test(letter.name))) {
      const { text } = renderMail(await mail(locale), OURS);
      const knows = text.includes(HOUSE.address);
      if (BY_PLACE.test(name) ? knows || !text.includes(HOUSE.city) : !knows) faults.push(name);
    }
    expect(faults).toEqual([]);
  });

  it.each(LOCALES)('NOTE-06 names its house in the subject, to whoever may know it: %s', async (locale) => {
    const faults: string[] = [];
    for (const { name, mail } of LETTERS.filter((letter) => !OF_NO_HOUSE.test(letter.name))) {
      const { subject } = renderMail(await mail(locale), OURS);
      if (!BY_PLACE.test(name) && !subject.includes(HOUSE.address)) faults.push(`${name}: ${subject}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(LOCALES)('NOTE-06 says of each day which day of the week it is: %s', async (locale) => {
    const faults: unknown[] = [];
    for (const { name, mail } of LETTERS) {
      const { subject, text } = renderMail(await mail(locale), OURS);
      const said = `${subject}\n${text}`.replaceAll(/\s+/g, ' ');
      const bare = [...said.matchAll(DAYS[locale])].filter(({ groups }) => groups?.weekday === undefined);
      if (bare.length > 0) faults.push([name, ...bare.map(([day]) => day)]);
    }
    expect(faults).toEqual([]);
  });

  it('INT-08 says beside a statement by which invoice what is due is asked for, and until when', async () => {
    const statement = LETTERS.find(({ name }) => name === 'mail-statement');
    const { text } = renderMail(await (statement?.mail ?? failing)('en'), OURS);

    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/invoice INV-2026-000118 for \$[\d,.]+, due on Fri, Dec 11, 2026/);
  });

  it.each([
    ['paper-invoice-client', 'en', 'Settlement agent’s file\nBR-24117'],
    ['paper-invoice-client', 'es', 'Expediente del agente de cierre\nBR-24117'],
    ['paper-invoice-receipt', 'en', 'Paid with\nWire transfer'],
    ['paper-invoice-receipt', 'es', 'Forma de pago\nTransferencia bancaria'],
    ['paper-invoice-not-yours', 'es', 'Sin efecto para usted: otro agente de cierre tiene ahora esta factura'],
    ['paper-invoice-void', 'es', 'Anulada el\n27 de noviembre de 2026'],
    ['paper-statement', 'es', 'Página 1 de 1'],
    ['paper-invoice-client', 'en', 'Due on\nFriday, December 11, 2026'],
    ['paper-statement', 'en', 'by Friday, December 11, 2026'],
    ['paper-statement', 'es', 'a más tardar el viernes 11 de diciembre de 2026'],
    ['paper-conversation', 'es', 'hora del Este'],
  ] as const)('PAY-04 is a paper in its reader’s words: %s, %s', async (name, locale, words) => {
    expect(pdfText(await (PAPERS[name] ?? failing)(locale))).toContain(words);
  });

  it.each([
    ['America/New_York', 'en', 'Times are in Eastern Time.'],
    ['America/Detroit', 'es', 'Las horas están en hora del Este.'],
    ['America/Chicago', 'es', 'Las horas están en hora central.'],
  ] as const)(
    'MSG-01 is a record that names the zone of its times as people do: %s, %s',
    async (zone, locale, words) => {
      expect(pdfText(await conversation(locale, zone)).replaceAll(/\s+/g, ' ')).toContain(words);
    },
  );

  it.each(LOCALES)('INT-08 is a paper that names its house, in whole sentences: %s', async (locale) => {
    const faults: string[] = [];
    for (const [name, paper] of Object.entries(PAPERS)) {
      const said = pdfText(await paper(locale));
      if (!said.includes(HOUSE.address) || /undefined|NaN|Invalid Date/.test(said)) faults.push(name);
    }
    expect(faults).toEqual([]);
  });
});

import { newId } from '../common/ids.js';
import { createTestApp, type TestApp } from './index.js';
import { aPerson, projectInput, type Person } from './market.js';
import { aRequest, send } from '../modules/intake/testing/sent-requests.js';

let test: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
  admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
});
afterAll(() => test.close());

const WORDS = {
  en: 'Enter a real date: month, day and the full year',
  es: 'Escriba una fecha real: mes, día y el año completo',
} as const;
type Locale = keyof typeof WORDS;

/** As its year passes while it is typed, as a slip of the finger has it, and what no calendar has. */
const NO_DAYS = [
  '0002-12-20',
  '0202-12-20',
  '0000-01-01',
  '99999-12-20',
  '9999-12-31',
  '2026-02-30',
  '12/20/2026',
  '1e9',
];

interface Asked {
  readonly day: string;
  readonly locale: Locale;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const accepting = (locale: Locale): Record<string, string> => ({ 'Accept-Language': locale });

/** One way in for each reader of a day: a body, a query, a shape of the domain, and an instant. */
const WAYS: readonly (readonly [field: string, ask: (asked: Asked) => Promise<Answer>])[] = [
  [
    'closingDate',
    async ({ day, locale }) =>
      test.http
        .post('/api/projects')
        .set({ ...owner.headers, ...accepting(locale) })
        .send(projectInput({ closingDate: day })),
  ],
  [
    'closingBefore',
    async ({ day, locale }) =>
      test.http
        .get('/api/projects')
        .query({ closingBefore: day })
        .set({ ...owner.headers, ...accepting(locale) }),
  ],
  [
    'contractDate',
    async ({ day, locale }) => send(test, { request: aRequest({ contractDate: day }), headers: accepting(locale) }),
  ],
  [
    'since',
    async ({ day, locale }) =>
      test.http
        .get('/api/admin/audit')
        .query({ since: `${day}T00:00:00Z`, subjectId: newId() })
        .set({ ...admin.headers, ...accepting(locale) }),
  ],
];

describe('a date that is none', () => {
  it.each(WAYS.flatMap(([field, ask]) => (['en', 'es'] as const).map((locale) => [field, locale, ask] as const)))(
    'is refused as %s with the field’s name, in %s, and is never a fault of the server',
    async (field, locale, ask) => {
      for (const day of NO_DAYS) {
        const { status, body } = await ask({ day, locale });

        expect([day, status]).toEqual([day, 422]);
        expect(body).toMatchObject({ errors: [{ path: field, code: 'date', message: WORDS[locale] }] });
      }
    },
  );
});

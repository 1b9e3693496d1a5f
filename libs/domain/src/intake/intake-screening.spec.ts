import { readIntake, type IntakeRequest } from './intake-request.js';
import { screenIntake } from './intake-screening.js';

function aRequest(given: object = {}): IntakeRequest {
  const read = readIntake(
    {
      address: '12 Elm Street',
      city: 'New York',
      state: 'NY',
      zip: '10001',
      repairs: [{ category: 'roof', description: 'Missing shingles on the rear slope.' }],
      fullName: 'Ana Diaz',
      email: 'ana@example.com',
      phone: '(212) 555-0187',
      ...given,
    },
    '2026-03-10',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const PERSON = { website: '', seconds: 95, earlier: 0 };
const LINKS = 'See https://a.example, www.b.example and <a href="http://c.example">this</a>';

describe('the screening of a request', () => {
  it.each<[string, object, object, string[]]>([
    ['a person', {}, {}, []],
    ['who does not say how long it took', {}, { seconds: null }, []],
    ['a link or two', { description: 'Photos: https://a.example www.b.example' }, {}, []],
    ['a field that nobody sees', {}, { website: 'https://spam.example' }, ['trap_filled']],
    ['a form in seven seconds', {}, { seconds: 7 }, ['hurried']],
    ['a form in eight seconds', {}, { seconds: 8 }, []],
    ['many links', { appraisalNotes: LINKS }, {}, ['many_links']],
    [
      'many links in what is to be repaired',
      { repairs: [{ category: 'roof', description: LINKS }] },
      {},
      ['many_links'],
    ],
    ['the mark of a link in a name', { fullName: 'Win [url]this[/url]' }, {}, ['many_links']],
    ['the third that day', {}, { earlier: 2 }, []],
    ['the fourth that day', {}, { earlier: 3 }, ['repeated']],
    [
      'a program',
      { description: LINKS },
      { website: 'x', seconds: 0, earlier: 9 },
      ['trap_filled', 'hurried', 'many_links', 'repeated'],
    ],
  ])('INT-01 sees %s', (_what, request, traces, flags) => {
    expect(screenIntake(aRequest(request), { ...PERSON, ...traces })).toEqual(flags);
  });
});

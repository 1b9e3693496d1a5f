import { addDays } from '../schedule/plain-date.js';
import type { CertificateReading } from '../reading/certificate-reading.js';
import { cents } from '../money/cents.js';
import { certificateWarnings, checkPaper, type CheckedAgainst } from './paper-checks.js';
import { lastDayOf, readPaper, type PaperFields } from './paper-shapes.js';
import { isMadeOutTo } from './same-name.js';
import { papersEndingBefore } from './job-papers.js';
import { isInForce, type Paper } from './verification.js';

const TODAY = '2026-11-20';

const insurance = {
  insuredName: 'Brennan & Sons, LLC',
  insurer: 'Hudson Mutual',
  policyNumber: 'HM-4471-0093',
  eachOccurrenceCents: 100_000_000,
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
};
const license = { state: 'NY', trade: 'plumbing', number: 'P-1', expiresOn: '2027-06-30' };
const w9 = { name: 'Tom Brennan', businessName: 'Brennan & Sons', taxClass: 'llc', signedOn: '2026-01-05' };

const against: CheckedAgainst = {
  today: TODAY,
  names: ['Brennan & Sons', 'Tom Brennan'],
  experienceYears: 12,
  state: 'NY',
  planned: [],
  held: [],
  reading: null,
};

const reading: CertificateReading = {
  outcome: 'read',
  isLiabilityCertificate: true,
  issuedOn: '2026-11-02',
  insuredName: 'Brennan and Sons LLC',
  insuredAddress: null,
  producer: null,
  insurer: 'Hudson Mutual',
  policyNumber: 'HM-4471-0093',
  basis: 'occurrence',
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
  eachOccurrenceCents: cents(100_000_000),
  aggregateCents: null,
  certificateHolder: null,
};

function paperOf(kind: Parameters<typeof readPaper>[0], fields: object): PaperFields {
  const read = readPaper(kind, fields, TODAY);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
const faultsOf = (kind: Parameters<typeof readPaper>[0], fields: object) => {
  const read = readPaper(kind, fields, TODAY);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`);
};
const resultsOf = (fields: object, more: Partial<CheckedAgainst> = {}) =>
  Object.fromEntries(
    checkPaper(paperOf('insurance', { ...insurance, ...fields }), { ...against, ...more }).map(({ id, result }) => [
      id,
      result,
    ]),
  );

describe('what is written beside a paper', () => {
  it('VER-01 takes several licenses, each of a state and a trade, and ends with the last of them', () => {
    const fields = { licenses: [license, { ...license, state: 'NJ', expiresOn: '2027-01-31' }] };
    expect(lastDayOf(paperOf('license', fields))).toBe('2027-06-30');
  });

  it.each([
    ['license', { licenses: [] }, ['licenses required']],
    ['license', { licenses: [{ ...license, expiresOn: '2026-11-19' }] }, ['licenses.0.expiresOn past']],
    ['license', { licenses: [license, license] }, ['licenses.1.number not_unique']],
    ['license', { licenses: [{ ...license, state: 'XX' }] }, ['licenses.0.state not_allowed']],
    ['insurance', { ...insurance, expiresOn: '2026-02-01' }, ['expiresOn order']],
    ['insurance', { ...insurance, expiresOn: TODAY }, []],
    ['insurance', { ...insurance, expiresOn: '2026-11-19' }, ['expiresOn past']],
    ['background_check', { provider: 'Checkr', completedOn: '2026-11-21' }, ['completedOn not_allowed']],
    ['w9', w9, []],
    ['w9', { ...w9, name: 'Tom 123-45-6789' }, ['name not_allowed']],
    ['w9', { ...w9, businessName: '12-3456789' }, ['businessName not_allowed']],
  ] as const)('VER-01 judges %s %j', (kind, fields, faults) => {
    expect(faultsOf(kind, fields)).toEqual(faults);
  });
});

describe('whose name stands on a paper', () => {
  it.each([
    ['Brennan & Sons LLC', 'Brennan and Sons, L.L.C.', true],
    ['RUIZ ELECTRIC INC', 'Ruiz Eléctric', true],
    ['Tom Brennan DBA Brennan & Sons', 'Brennan & Sons', true],
    ['Tom Brennan d/b/a Brennan & Sons', 'Brennan & Sons', true],
    ['Brennan & Sons', 'Brennan & Daughters', false],
    ['Brennan', 'Brennan & Sons', false],
    ['LLC', 'Inc.', false],
  ])('VER-01 %s is %s: %s', (onPaper, known, same) => {
    expect(isMadeOutTo(onPaper, [known, null])).toBe(same);
  });
});

describe('what staff look at', () => {
  it('VER-01 passes a sound certificate', () => {
    expect(new Set(Object.values(resultsOf({}, { reading, planned: [{ state: 'NY', until: '2027-02-01' }] })))).toEqual(
      new Set(['pass']),
    );
  });

  it.each([
    [{ insuredName: 'Other Company' }, {}, { name: 'fail' }],
    [{ eachOccurrenceCents: 99_999_999 }, {}, { cover: 'fail', as_read: 'fail' }],
    [{ effectiveOn: '2026-12-01' }, {}, { in_force: 'fail' }],
    [{ policyNumber: 'TBD' }, {}, { policy_number: 'fail' }],
    [{}, { planned: [{ state: 'NJ', until: '2027-03-02' }] }, { lasts_for_jobs: 'warn' }],
    [{}, { experienceYears: 1 }, { experience: 'fail' }],
    [{}, { reading: { ...reading, basis: 'claims_made' as const } }, { basis: 'warn' }],
    [{}, { reading: { ...reading, basis: null } }, { basis: 'unknown' }],
    [{}, { reading: { ...reading, issuedOn: addDays(TODAY, -61) } }, { issued: 'warn' }],
    [{}, { reading: { ...reading, issuedOn: addDays(TODAY, 1) } }, { issued: 'warn' }],
    [{}, { reading: { ...reading, expiresOn: '2026-12-31' } }, { as_read: 'fail' }],
    [{}, { reading: { ...reading, insuredName: 'Somebody Else' } }, { as_read: 'fail' }],
    [{}, { reading: { ...reading, isLiabilityCertificate: false } }, { form: 'fail' }],
    [{}, { reading: null }, { form: 'unknown' }],
  ])('VER-01 finds what is wrong: %j', (fields, more, found) => {
    expect(resultsOf(fields, { reading, ...more })).toMatchObject(found);
  });

  it.each([
    [
      '2027-06-30',
      [['NY', '2027-06-30']],
      { in_force: ['pass', '2027-03-31'], lasts_for_jobs: ['pass', '2027-06-30'] },
    ],
    [
      '2027-06-30',
      [
        ['NY', '2027-05-01'],
        ['NJ', '2027-04-01'],
      ],
      { lasts_for_jobs: ['warn', '2027-04-01'] },
    ],
    [
      '2027-06-30',
      [
        ['CT', '2027-03-01'],
        ['NY', '2027-05-01'],
      ],
      { lasts_for_jobs: ['warn', '2027-03-01'] },
    ],
    ['2026-11-19', [], { in_force: ['fail', '2026-11-19'] }],
  ] as const)(
    'VER-01 wants each license in force, and one for the jobs of each state: until %s, %j',
    (until, jobs, found) => {
      const licenses = [
        { ...license, expiresOn: until },
        { ...license, state: 'NJ', expiresOn: '2027-03-31' },
        { ...license, trade: 'painting', expiresOn: '2027-12-31' },
      ];
      const planned = jobs.map(([state, day]) => ({ state, until: day }));
      const checks = checkPaper({ kind: 'license', fields: { licenses } } as PaperFields, { ...against, planned });
      expect(Object.fromEntries(checks.map(({ id, result, day }) => [id, [result, day]]))).toMatchObject(found);
    },
  );

  it.each([
    [[], undefined],
    [[['NJ', 'other', '2026-11-19']], undefined],
    [[['NY', 'plumbing', '2026-12-01']], ['pass', undefined]],
    [
      [
        ['NY', 'electrical', '2026-12-01'],
        ['CT', 'plumbing', '2026-11-20'],
        ['CT', 'other', '2027-11-20'],
        ['NJ', 'other', '2026-11-19'],
      ],
      ['warn', 'CT, NY'],
    ],
  ] as const)('VER-01 tells of licenses in force that a new list leaves out: %j', (before, found) => {
    const held = before.map(([state, trade, expiresOn]) => ({ state, trade, expiresOn }));
    const checks = checkPaper(paperOf('license', { licenses: [license] }), { ...against, held });
    const told = checks.find(({ id }) => id === 'keeps_licenses');
    expect(told && [told.result, told.text]).toEqual(found);
  });

  it('VER-01 tells the contractor before it hands in', () => {
    const warned = { ...reading, basis: 'claims_made' as const, effectiveOn: '2027-03-01', expiresOn: '2026-03-01' };
    expect(certificateWarnings(reading, TODAY)).toEqual([]);
    expect(certificateWarnings(warned, TODAY)).toEqual(['claims_made', 'dates_swapped']);
    expect(certificateWarnings({ ...reading, isLiabilityCertificate: false }, TODAY)).toEqual(['not_a_certificate']);
  });
});

describe('a paper that was renewed', () => {
  const paper = (state: Paper['state'], more: Partial<Paper> = {}): Paper => ({
    kind: 'insurance',
    state,
    expiresOn: '2026-12-01',
    ...more,
  });

  it.each([
    ['submitted', undefined, false],
    ['submitted', true, true],
    ['rejected', true, true],
    ['expired', true, false],
    ['approved', undefined, true],
  ] as const)('CON-05 %s, with an earlier one that holds: %s, is in force: %s', (state, earlierHolds, holds) => {
    expect(isInForce(paper(state, { ...(earlierHolds && { earlierHolds }) }), '2026-12-01')).toBe(holds);
  });

  it('CON-05 holds no longer than its own last day', () => {
    expect(isInForce(paper('submitted', { earlierHolds: true }), '2026-12-02')).toBe(false);
  });

  it('CON-05 is named when it ends before a job would be done', () => {
    const job = { state: 'NY', today: TODAY, day: '2026-12-05' };
    expect(papersEndingBefore([paper('approved')], job)).toEqual([{ kind: 'insurance', expiresOn: '2026-12-01' }]);
    expect(papersEndingBefore([paper('approved')], { ...job, today: '2026-12-02' })).toEqual([]);
  });
});

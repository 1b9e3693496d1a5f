import type { ProjectCategory } from '../project/project.js';
import { hasLapsed, papersEndingBefore } from './job-papers.js';
import { lastLicensedDay, licensedStates, tradesWithoutLicense } from './licenses.js';
import { isInForce, verificationGaps, type HeldLicense, type Paper } from './verification.js';

const TODAY = '2026-11-20';

const license = (state: string, expiresOn: string, trade: ProjectCategory = 'other'): HeldLicense => ({
  state,
  trade,
  expiresOn,
});
const onPaper = (licenses: readonly HeldLicense[], more: Partial<Paper> = {}): Paper => ({
  kind: 'license',
  state: 'approved',
  expiresOn:
    licenses
      .map(({ expiresOn }) => expiresOn)
      .toSorted()
      .at(-1) ?? null,
  licenses,
  ...more,
});
const TWO_STATES = [license('NY', TODAY), license('NJ', '2027-06-30')];

describe('licenses of several states', () => {
  it('VER-01 each count until their own last day, in their own state', () => {
    const papers = [onPaper(TWO_STATES)];
    expect(licensedStates(papers, TODAY)).toEqual(['NJ', 'NY']);
    expect(licensedStates(papers, '2026-11-21')).toEqual(['NJ']);
    expect(licensedStates(papers, '2027-07-01')).toEqual([]);
  });

  it('CON-05 hold the paper until the last of them ends', () => {
    const paper = onPaper(TWO_STATES);
    expect([isInForce(paper, '2027-06-30'), isInForce(paper, '2027-07-01')]).toEqual([true, false]);
    const others: Paper[] = [
      { kind: 'insurance', state: 'approved', expiresOn: null },
      { kind: 'background_check', state: 'approved', expiresOn: null },
    ];
    const facts = { papers: [paper, ...others], liabilityCoverCents: 100_000_000, experienceYears: 2 };
    expect(verificationGaps(facts, '2026-11-21')).toEqual([]);
    expect(verificationGaps(facts, '2027-07-01')).toEqual(['license']);
  });

  it.each([
    ['approved', {}, ['NJ', 'NY']],
    ['expiring', {}, ['NJ', 'NY']],
    ['submitted', { earlierHolds: true }, ['NJ', 'NY']],
    ['submitted', {}, []],
    ['rejected', { earlierHolds: true }, ['NJ', 'NY']],
    ['rejected', {}, []],
    ['expired', {}, []],
  ] as const)('CON-05 count on a paper that is %s %j: %j', (state, more, states) => {
    expect(licensedStates([onPaper(TWO_STATES, { state, ...more })], TODAY)).toEqual(states);
  });

  it('VER-01 are none on a paper that does not name them', () => {
    expect(licensedStates([{ kind: 'license', state: 'approved', expiresOn: null }], TODAY)).toEqual([]);
    expect(licensedStates([], TODAY)).toEqual([]);
  });

  it('CON-05 end for a state with the last of its own', () => {
    const papers = [
      onPaper([license('NY', '2026-12-01', 'painting'), license('NY', '2027-01-31'), license('NJ', '2028-01-01')]),
    ];
    expect(['NY', 'NJ', 'TX'].map((state) => lastLicensedDay(papers, TODAY, state))).toEqual([
      '2027-01-31',
      '2028-01-01',
      null,
    ]);
  });
});

describe('a job in one state', () => {
  const papers = [onPaper([license('NY', '2026-12-01'), license('NJ', '2027-06-30')])];

  it.each([
    ['NY', '2026-12-05', [{ kind: 'license', expiresOn: '2026-12-01' }]],
    ['NY', '2026-12-01', []],
    ['NJ', '2026-12-05', []],
    ['TX', '2026-12-05', []],
    ['NY', null, []],
  ])('CON-05 in %s until %s is finished with these papers over: %j', (state, day, ending) => {
    expect(papersEndingBefore(papers, { state, today: TODAY, day })).toEqual(ending);
  });

  it.each([
    ['NY', '2026-12-15', {}, ['2026-12-01']],
    ['NY', null, {}, ['2026-12-01']],
    ['NY', '2026-12-15', { state: 'submitted', earlierHolds: true }, ['2026-12-01']],
    ['NY', '2026-12-01', {}, ['2026-12-01']],
    ['NJ', '2026-12-15', {}, []],
    ['TX', '2026-12-15', {}, []],
    ['NY', '2026-12-15', { state: 'rejected' }, []],
  ] as const)('CON-05 in %s until %s, %j, lacks the license that is over: %j', (state, day, more, over) => {
    const held = [onPaper([license('NY', '2026-11-30', 'painting'), ...(papers[0]?.licenses ?? [])], more)];
    expect(papersEndingBefore(held, { state, today: '2026-12-10', day }).map(({ expiresOn }) => expiresOn)).toEqual(
      over,
    );
  });

  it.each([
    ['NY', '2026-12-01', {}, false],
    ['NY', '2026-12-02', {}, true],
    ['NJ', '2026-12-02', {}, false],
    ['TX', '2026-12-01', {}, true],
    ['NY', '2026-12-02', { state: 'submitted', earlierHolds: true }, false],
    ['NY', '2026-12-02', { state: 'rejected', earlierHolds: true }, true],
    ['NY', '2026-12-01', { state: 'rejected' }, false],
    ['NY', '2026-12-01', { state: 'expired' }, true],
  ] as const)('CON-05 bid on in %s has lapsed on %s, %j: %s', (state, today, more, lapsed) => {
    expect(
      hasLapsed(
        papers.map((paper) => ({ ...paper, ...more })),
        { state, today },
      ),
    ).toBe(lapsed);
  });

  it('CON-05 lapses with the insurance, wherever it is', () => {
    const insured: Paper = { kind: 'insurance', state: 'approved', expiresOn: '2026-12-01' };
    expect(hasLapsed([...papers, insured], { state: 'NJ', today: '2026-12-02' })).toBe(true);
  });

  it.each([
    [[license('NY', '2027-01-01')], ['electrical', 'plumbing', 'hvac'], []],
    [[license('NY', '2027-01-01', 'plumbing')], ['electrical', 'plumbing', 'painting'], ['electrical']],
    [
      [license('NJ', '2027-01-01'), license('NY', '2027-01-01', 'painting')],
      ['hvac', 'electrical'],
      ['electrical', 'hvac'],
    ],
    [[license('NY', '2026-11-19'), license('NY', '2027-01-01', 'painting')], ['plumbing', 'plumbing'], ['plumbing']],
    [[license('NY', '2027-01-01', 'painting')], ['painting', 'roofing', 'other'], []],
  ] as const)('BID-05 with %j names of %j the trades without a license: %j', (licenses, trades, missing) => {
    expect(tradesWithoutLicense([onPaper(licenses)], { state: 'NY', today: TODAY, trades })).toEqual(missing);
  });
});

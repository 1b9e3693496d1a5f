import { announcedTerms, TERMS_VERSIONS, termsFaults, termsInForce, termsNews, type TermsVersion } from './terms.js';

const FIRST: TermsVersion = {
  version: '2026-11-01',
  announcedOn: '2026-11-01',
  effectiveOn: '2026-11-01',
  isMaterial: true,
};
const TYPO: TermsVersion = {
  version: '2026-12-01',
  announcedOn: '2026-12-01',
  effectiveOn: '2026-12-01',
  isMaterial: false,
};
const FEES: TermsVersion = {
  version: '2027-01-05',
  announcedOn: '2027-01-05',
  effectiveOn: '2027-02-10',
  isMaterial: true,
};
const THREE = [FIRST, TYPO, FEES];

describe('the versions of the terms', () => {
  it('LEGAL-01 there are stand in order, each material one announced at least 30 days ahead', () => {
    expect(termsFaults(TERMS_VERSIONS)).toEqual([]);
    expect(termsFaults(THREE)).toEqual([]);
  });

  it.each([
    ['29 days ahead', { ...FEES, effectiveOn: '2027-02-03' }, ['2027-01-05 is announced less than 30 days ahead']],
    ['30 days ahead', { ...FEES, effectiveOn: '2027-02-04' }, []],
    ['too late, but nobody owes more by it', { ...FEES, effectiveOn: '2027-01-05', isMaterial: false }, []],
    [
      'afterwards',
      { ...FEES, announcedOn: '2027-02-11', isMaterial: false },
      ['2027-01-05 is announced after it takes effect'],
    ],
    ['before the one it follows', { ...FEES, version: '2026-10-01' }, ['2026-10-01 is out of order']],
    [
      'on no day',
      { ...FEES, announcedOn: '2027-02-30' },
      ['2027-01-05 is announced after it takes effect', '2027-01-05 is announced less than 30 days ahead'],
    ],
  ])('LEGAL-01 a version that is announced %s', (_, last, faults) => {
    expect(termsFaults([FIRST, TYPO, last])).toEqual(faults);
  });

  it('LEGAL-01 hold from the day of their effect', () => {
    expect(termsInForce('2027-02-09', THREE)).toBe(TYPO);
    expect(termsInForce('2027-02-10', THREE)).toBe(FEES);
    expect(termsInForce('2026-01-01', THREE)).toBe(FIRST);
  });

  it('LEGAL-01 are told from the announcement on, and only what is material', () => {
    expect(announcedTerms('2027-01-04', THREE)).toEqual([]);
    expect(announcedTerms('2027-01-05', THREE)).toEqual([FEES]);
  });

  it.each([
    ['2027-01-04', FIRST.version, undefined],
    ['2027-01-05', FIRST.version, { kind: 'coming', terms: FEES }],
    ['2027-02-09', TYPO.version, { kind: 'coming', terms: FEES }],
    ['2027-02-10', TYPO.version, { kind: 'due', terms: FEES }],
    ['2027-02-10', FEES.version, undefined],
  ])('LEGAL-01 on %s whoever accepted %s is told', (today, accepted, news) => {
    expect(termsNews(accepted, today, THREE)).toEqual(news);
  });

  it('LEGAL-01 what is to be accepted goes before what is to come', () => {
    const next = { version: '2027-02-20', announcedOn: '2027-02-20', effectiveOn: '2027-04-01', isMaterial: true };
    expect(termsNews(FIRST.version, '2027-03-01', [...THREE, next])).toEqual({ kind: 'due', terms: FEES });
    expect(termsNews(FEES.version, '2027-03-01', [...THREE, next])).toEqual({ kind: 'coming', terms: next });
  });
});

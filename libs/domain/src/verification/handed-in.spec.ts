import { readHandedIn } from './handed-in.js';

const TODAY = '2026-11-20';
const insurance = {
  insuredName: 'Brennan & Sons, LLC',
  insurer: 'Hudson Mutual',
  policyNumber: 'HM-4471-0093',
  eachOccurrenceCents: 100_000_000,
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
};
const faultsOf = (fields: object) => {
  const read = readHandedIn('insurance', fields, TODAY);
  return read.ok ? [] : read.error;
};

describe('a certificate that is handed in', () => {
  it('CON-02 shows cover of a million dollars for each occurrence, or is refused by its field', () => {
    expect(faultsOf(insurance)).toEqual([]);
    expect(faultsOf({ ...insurance, eachOccurrenceCents: 99_999_999 })).toEqual([
      { path: 'eachOccurrenceCents', code: 'too_small', values: { limit: 100_000_000 } },
    ]);
  });

  it('VER-01 is read as any paper is', () => {
    expect(faultsOf({ ...insurance, expiresOn: '2026-11-19' })).toEqual([{ path: 'expiresOn', code: 'past' }]);
  });
});

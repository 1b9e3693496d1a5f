import type { FieldFault } from '../errors/field-fault.js';
import { INTAKE_SHAPE, namesOf, readIntake } from './intake-request.js';

const TODAY = '2026-03-10';
const REQUEST = {
  address: '12 Elm Street',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  repairs: [{ category: 'roof', description: 'Missing shingles on the rear slope.' }],
  fullName: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '(212) 555-0187',
};

/** Three weeks ahead. */
const CLOSING = { closingDate: '2026-04-01' };

const faultsOf = (given: unknown): readonly FieldFault[] => {
  const read = readIntake(given, TODAY);
  return read.ok ? [] : read.error;
};
const saidOf = (given: object): string[] =>
  faultsOf({ ...REQUEST, ...given }).map(({ path, code }) => `${path} ${code}`);

describe('a repair request', () => {
  it('INT-04 needs eight answers and no more', () => {
    const read = readIntake(REQUEST, TODAY);
    expect(read).toMatchObject({ ok: true, value: { phone: '+12125550187', yearBuilt: null, settlementAgent: null } });
    expect(faultsOf({}).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'address required',
      'city required',
      'state required',
      'zip required',
      'repairs repair_category',
      'fullName required',
      'email required',
      'phone required',
    ]);
  });

  it('INT-04 asks for a description of every category that was chosen', () => {
    expect(saidOf({ repairs: [{ category: 'roof', description: 'ab' }, { category: 'hvac' }] })).toEqual([
      'repairs.0.description too_short',
      'repairs.1.description required',
    ]);
  });

  it.each<[string, object, string[]]>([
    ['a ZIP code of another state', { state: 'CA' }, ['zip zip_state']],
    ['a ZIP code that is nowhere', { zip: '00000' }, ['zip zip_unknown']],
    ['a ZIP code beside no state only as missing', { state: '' }, ['state required']],
    ['a ZIP code on the border for both', { zip: '06390', state: 'CT' }, []],
    ['a closing that has passed', { closingDate: '2026-03-09' }, ['closingDate past']],
    ['a closing today', { closingDate: ' 2026-03-10 ' }, []],
    ['a deadline that has passed', { completionDeadline: '2025-03-10' }, ['completionDeadline past']],
    [
      'a deadline after the closing',
      { ...CLOSING, completionDeadline: '2026-04-02' },
      ['completionDeadline after_closing'],
    ],
    ['a contract after the closing', { ...CLOSING, contractDate: '2026-04-02' }, ['contractDate after_closing']],
    ['an inspection after the closing', { ...CLOSING, inspectionDate: '2026-04-02' }, ['inspectionDate after_closing']],
    [
      'days up to the closing, an inspection that is planned',
      { ...CLOSING, contractDate: '2026-03-01', inspectionDate: '2026-03-20', completionDeadline: '2026-04-01' },
      [],
    ],
    ['days beside no closing', { contractDate: '2026-03-01', inspectionDate: '2026-05-01' }, []],
    [
      'days beside a closing that is itself at fault by that alone',
      { closingDate: '2025-04-01', contractDate: '2026-03-01' },
      ['closingDate past'],
    ],
    ['a day that is none, once', { closingDate: '2020-02-30' }, ['closingDate date']],
    ['another way to verify, unexplained', { verificationMethod: 'other' }, ['verificationNote required']],
    ['another way to verify, explained', { verificationMethod: 'other', verificationNote: 'By video' }, []],
    [
      'a settlement agent without a name',
      { settlementAgent: { email: 'x' } },
      ['settlementAgent.name required', 'settlementAgent.email email'],
    ],
    [
      'more than one knows',
      { verificationMethod: 'other', zip: '00000', extra: 1 },
      ['extra unknown_property', 'zip zip_unknown', 'verificationNote required'],
    ],
  ])('INT-04 judges %s', (_what, given, faults) => {
    expect(saidOf(given)).toEqual(faults);
  });

  it('INT-04 says in which states a ZIP code lies', () => {
    expect(faultsOf({ ...REQUEST, zip: '06390', state: 'TX' })).toEqual([
      { path: 'zip', code: 'zip_state', values: { state: 'CT / NY' } },
    ]);
  });

  it.each([
    [1599, { path: 'yearBuilt', code: 'too_small', values: { limit: 1600 } }],
    [2027, { path: 'yearBuilt', code: 'too_large', values: { limit: 2026 } }],
    [3021, { path: 'yearBuilt', code: 'too_large', values: { limit: 2026 } }],
  ])('INT-01 takes no house for one that was built in %d', (yearBuilt, fault) => {
    expect(faultsOf({ ...REQUEST, yearBuilt })).toEqual([fault]);
  });

  it.each([1600, 2026])('INT-01 takes a house of %d', (yearBuilt) => {
    expect(faultsOf({ ...REQUEST, yearBuilt })).toEqual([]);
  });

  it('INT-04 names faults in the order of the form', () => {
    const places = faultsOf({ verificationMethod: 'other', zip: '00000' }).map(({ path }) =>
      Object.keys(INTAKE_SHAPE).indexOf(path),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each([
    ['Ana Diaz', 'Ana', 'Diaz'],
    ['María  José\tGarcía López', 'María', 'José García López'],
    ['Prince', 'Prince', ''],
  ])('INT-03 %s is called %s and %s', (fullName, firstName, lastName) => {
    expect(namesOf(fullName)).toEqual({ firstName, lastName });
  });
});

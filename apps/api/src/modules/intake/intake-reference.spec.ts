import { intakeReferenceOf, newIntakeReference } from './intake-reference.js';

describe('the reference of a request', () => {
  it.each(['RI-X4J4-5KMM', 'ri-x4j45kmm', 'RIX4J45KMM', ' ri x4j4 5kmm ', 'RI–X4J4‑5KMM', 'RI - X4J4 - 5KMM'])(
    'INT-08 is the same as %p',
    (typed) => {
      expect(intakeReferenceOf(typed)).toBe('RI-X4J4-5KMM');
    },
  );

  it.each(['', 'RI', 'RI-X4J4-5KMN', 'RI-X4J4-5KMM-2', 'X4J4-5KMM'])('INT-08 is another than %p', (typed) => {
    expect(intakeReferenceOf(typed)).not.toBe('RI-X4J4-5KMM');
  });

  it('INT-08 is kept as it was made', () => {
    const made = newIntakeReference();
    expect(intakeReferenceOf(made)).toBe(made);
  });
});

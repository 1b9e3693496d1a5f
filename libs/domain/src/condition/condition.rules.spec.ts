import { evidenceRule, missingEvidence } from './condition.rules.js';

describe('evidence of a condition', () => {
  it('COND-01 asks for photos before and after of a repair when nothing else is said', () => {
    expect(evidenceRule('repair', [])).toEqual(['photo_before', 'photo_after']);
    expect(evidenceRule('repair', ['permit_and_final'])).toEqual(['permit_and_final']);
  });

  it.each([
    [['photo_before', 'photo_after'], [], ['photo_before', 'photo_after']],
    [['photo_before', 'photo_after'], ['before'], ['photo_after']],
    [['photo_before', 'photo_after'], ['after', 'before', 'before'], []],
    [['photo_after', 'permit_and_final', 'specialist_report'], ['after', 'document'], ['specialist_report']],
    [['photo_after', 'permit_and_final'], ['after', 'document', 'document'], []],
    [['permit_and_final'], ['before', 'after'], ['permit_and_final']],
  ] as const)('COND-01 of %j with %j still lacks %j', (rule, proofs, missing) => {
    expect(missingEvidence(rule, proofs)).toEqual(missing);
  });
});

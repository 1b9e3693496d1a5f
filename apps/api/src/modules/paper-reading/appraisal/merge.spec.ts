import { readAppraisal } from './read-appraisal.js';
import { column, typeset } from '../testing/typeset.js';

const repairsOf = (lines: readonly string[]): readonly unknown[] => readAppraisal(typeset(column(lines))).repairs;

describe('what is told in several places', () => {
  it('INT-05 stays two where one list names two places', () => {
    const repairs = repairsOf([
      'REQUIRED REPAIRS',
      '',
      '1. Replace the cracked glass in the kitchen.',
      '2. Replace the cracked glass in the hall bath.',
    ]);
    expect(repairs).toHaveLength(2);
  });
});

import type { ReadRepair } from '@cw/domain';
import { readAppraisal } from './read-appraisal.js';
import { column, typeset } from '../testing/typeset.js';

const repairsOf = (...pages: readonly (readonly string[])[]): readonly ReadRepair[] =>
  readAppraisal(typeset(...pages.map((lines) => column(lines)))).repairs;

describe("an inspector's findings", () => {
  it('INT-05 are one with their number, their title in capitals, their words and who is to come', () => {
    const [repair, ...others] = repairsOf(
      ['SUMMARY', '', '2.1.1 Roofing - Coverings: Lifted Tabs'],
      [
        'ROOFING',
        '',
        '2.1.1 Coverings Recommendation',
        '',
        'LIFTED TABS',
        '',
        'GARAGE',
        '',
        'Several tabs on the slope are loose and lift in the wind.',
        '',
        'Recommend that a roofer repair them.',
      ],
    );
    expect([repair?.category, repair?.location, repair?.pages, others]).toEqual(['roof', 'garage', [1, 2], []]);
    expect(repair?.quote).toContain('lift in the wind');
  });

  it('INT-05 are no requirement where they are graded as maintenance, though the summary names them', () => {
    const repairs = repairsOf(
      ['SUMMARY', '', '4.2.1 Kitchen - Sink: Worn Faucet Handle'],
      [
        'KITCHEN',
        '',
        '4.2.1 Sink Maintenance Item',
        '',
        'WORN FAUCET HANDLE',
        '',
        'The handle of the faucet is worn and drips at the sink when it is closed.',
      ],
    );
    expect(repairs).toEqual([]);
  });

  it('INT-05 are not what the standards say that an inspector looks at', () => {
    const repairs = repairsOf([
      'STANDARDS OF PRACTICE',
      '',
      'I. The inspector shall inspect from the ground:',
      '',
      'A. the gutters and the downspouts.',
      '',
      'II. The inspector is not required to:',
      '',
      'A. remove snow, ice or debris from the roof.',
      '',
      'B. repair damaged wiring.',
    ]);
    expect(repairs).toEqual([]);
  });
});

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

  it('INT-05 a place over several findings is no grade of them', () => {
    const repairs = repairsOf([
      'SUMMARY',
      '',
      '3.1 Kitchen (Repair)',
      '',
      'The faucet leaks at its base. Replace the faucet.',
      '',
      '3.2 Kitchen',
      '',
      'The outlet beside the sink is loose. Secure the outlet.',
      '',
      '3.3 Kitchen',
      '',
      'The oven door does not close. Repair the oven door.',
      '',
      '3.4 Kitchen',
      '',
      'The window pane is broken. Replace the pane.',
    ]);
    expect(repairs).toHaveLength(4);
  });

  it('INT-05 the buyer beside a label is a name, and neither a time nor a sentence', () => {
    const named = (line: string): string | undefined =>
      readAppraisal(typeset(column(['HOME INSPECTION REPORT', '', line]))).values.find(
        ({ field }) => field === 'buyers',
      )?.value;
    expect(named('Client: 04/23/2020 9:00AM')).toBeUndefined();
    expect(named('Buyer: TAKE ANY ACTION')).toBeUndefined();
    expect(named('Client: Rosa Delgado')).toBe('Rosa Delgado');
  });
});

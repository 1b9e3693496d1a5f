import { checkMachine } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import {
  gapsByTurn,
  VERIFICATION_EVENTS,
  verificationGaps,
  verificationMachine,
  type VerificationFacts,
} from './verification.js';

const MOVES = readMoves(`
  submit      | missing, submitted, rejected, approved, expiring, expired | submitted | contractor
  approve     | submitted                                                 | approved  | admin
  reject      | submitted, approved, expiring                             | rejected  | admin
  near_expiry | approved                                                  | expiring  | clock
  expire      | approved, expiring                                        | expired   | clock
`);

const good: VerificationFacts = {
  papers: [
    {
      kind: 'license',
      state: 'approved',
      expiresOn: '2027-06-30',
      licenses: [{ state: 'NY', trade: 'plumbing', expiresOn: '2027-06-30' }],
    },
    { kind: 'insurance', state: 'expiring', expiresOn: '2026-12-01' },
    { kind: 'background_check', state: 'approved', expiresOn: null },
  ],
  liabilityCoverCents: 100_000_000,
  experienceYears: 2,
};

describe('verification', () => {
  it.each(everyCell(verificationMachine, VERIFICATION_EVENTS, ['contractor', 'admin', 'clock']))(
    'VER-01 $state, $event by $who',
    (cell) => {
      expect(answer(verificationMachine, cell, [])).toBe(expected(MOVES, 'missing', cell));
    },
  );

  it('reaches every state', () => {
    expect(checkMachine(verificationMachine)).toEqual([]);
  });

  it('CON-02 holds with three papers in force, a million of cover and two years', () => {
    expect(verificationGaps(good, '2026-11-20')).toEqual([]);
  });

  it('CON-05 ends on the day after a paper expires', () => {
    expect(verificationGaps(good, '2026-12-01')).toEqual([]);
    expect(verificationGaps(good, '2026-12-02')).toEqual(['insurance']);
  });

  it('CON-02 tells what waits for staff from what is missing', () => {
    const papers = [
      { kind: 'insurance', state: 'submitted' },
      { kind: 'license', state: 'rejected' },
    ] as const;
    expect(gapsByTurn(['license', 'insurance', 'background_check', 'liability_cover', 'experience'], papers)).toEqual({
      missing: ['license', 'background_check', 'experience'],
      waiting: ['insurance', 'liability_cover'],
    });
  });

  it('CON-02 names everything that is missing', () => {
    const bare: VerificationFacts = {
      papers: [{ kind: 'license', state: 'submitted', expiresOn: null }],
      liabilityCoverCents: 99_999_999,
      experienceYears: 1,
    };
    expect(verificationGaps(bare, '2026-11-20')).toEqual([
      'license',
      'insurance',
      'background_check',
      'liability_cover',
      'experience',
    ]);
  });
});

import { cents } from '@cw/domain';
import { aProjectDetail } from '../../testing/projects.js';
import { outcomeOf, type MoneyOutcome } from './change-outcome.js';
import { anAgreement, type AgreementOverrides } from './testing/an-agreement.js';

const outcome = (amountDeltaCents: number, days = 0, agreement: AgreementOverrides = {}) =>
  outcomeOf(aProjectDetail(anAgreement(agreement)), { amountDeltaCents: cents(amountDeltaCents), days }, '2026-11-20');

const UNPAID: AgreementOverrides = { heldCents: 0 };
const HALF: AgreementOverrides = { heldCents: 50_000 };
const LATER: AgreementOverrides = { heldCents: 0, paymentTiming: 'at_closing' };

describe('where the money goes', () => {
  it.each<{ when: string; delta: number; agreement?: AgreementOverrides; money: MoneyOutcome; cents: number }>([
    { when: 'dearer, all held: the difference is paid', delta: 15_000, money: 'pay_more', cents: 15_000 },
    { when: 'cheaper, all held: the difference goes back', delta: -15_000, money: 'back', cents: 15_000 },
    { when: 'dearer, nothing held yet', delta: 15_000, agreement: UNPAID, money: 'hold_all', cents: 115_000 },
    { when: 'cheaper, nothing held yet', delta: -15_000, agreement: UNPAID, money: 'hold_all', cents: 85_000 },
    { when: 'cheaper, partly held: less is left', delta: -15_000, agreement: HALF, money: 'pay_more', cents: 35_000 },
    { when: 'cheaper, down to what is held', delta: -50_000, agreement: HALF, money: 'even', cents: 50_000 },
    { when: 'paid at closing: the invoice changes', delta: 15_000, agreement: LATER, money: 'closing', cents: 115_000 },
    { when: 'only days: the sum stays', delta: 0, money: 'same', cents: 100_000 },
  ])('PAY-06 $when', ({ delta, agreement = {}, money, cents: moneyCents }) => {
    const expected = { beforeCents: 100_000, afterCents: 100_000 + delta, money, moneyCents };
    expect(outcome(delta, 0, agreement)).toMatchObject(expected);
  });
});

describe('when the work ends', () => {
  it('moves with the days, and says when that is too late for the closing', () => {
    expect(outcome(0, 2)).toMatchObject({ finish: '2026-12-07', isTooLate: false });
    expect(outcome(0, 20)).toMatchObject({ finish: '2026-12-25', isTooLate: true });
    expect(outcome(0, -2)).toMatchObject({ finish: '2026-12-03', isTooLate: false });
  });

  it('is today at the earliest, however long ago it should have been', () => {
    const past = { agreed: { startDate: '2026-11-02' } };
    expect(outcome(0, 1, past)).toMatchObject({ finish: '2026-11-07' });
    expect(outcome(0, 1, past).outlook).toEqual(outcome(0, 1, { agreed: { startDate: '2026-11-15' } }).outlook);
  });

  it('PROJ-03 counts work that missed its start from today, as the head of the page does', () => {
    const missed = {
      ...aProjectDetail(anAgreement({ agreed: { startDate: '2026-11-16' } })),
      work: 'not_started',
    } as const;
    const change = { amountDeltaCents: cents(0), days: 1 };
    expect(outcomeOf(missed, change, '2026-11-20').outlook).toEqual({ slackDays: 20, startMissed: true });
  });

  it('is unknown where the bid names no day', () => {
    expect(outcome(0, 2, { agreed: { startDate: null } })).toMatchObject({ finish: null, outlook: null });
  });
});

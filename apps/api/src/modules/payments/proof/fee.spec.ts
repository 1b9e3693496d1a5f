import { addCents, cents, contractorPayout, PAYMENT_LIMITS, serviceFee } from '@cw/domain';
import { print } from './testing/proof-run.js';

const AMOUNTS = 1_000_000;
const { minCents, maxCents } = PAYMENT_LIMITS;

/** Evenly over all that can be paid, both ends among them; every last digit comes up. */
function* amounts(): Generator<number> {
  const step = (maxCents - minCents) / (AMOUNTS - 1);
  for (let index = 0; index < AMOUNTS; index += 1) yield Math.round(minCents + index * step);
}

// In whole numbers of another kind, so that a rounding of numbers with a point could not be the same by chance.
const ruleOf = (gross: number): number => Number((BigInt(gross) + 5n) / 10n);

describe('the service fee', () => {
  it('PAY-01 is ten per cent rounded half up, and fee and payout are the whole, for a million amounts from 50 ¢ to $999,999.99', () => {
    const wrong: number[] = [];
    const endings = new Set<number>();
    let seen = 0;
    for (const amount of amounts()) {
      const gross = cents(amount);
      const fee = serviceFee(gross);
      if (fee !== ruleOf(amount) || addCents(fee, contractorPayout(gross)) !== gross) wrong.push(amount);
      endings.add(amount % 10);
      seen += 1;
    }
    print(`${seen.toLocaleString('en-US')} amounts, ${wrong.length} wrong`);

    expect(wrong).toEqual([]);
    expect([seen, endings.size]).toEqual([AMOUNTS, 10]);
    expect([serviceFee(cents(minCents)), serviceFee(cents(55)), serviceFee(cents(maxCents))]).toEqual([
      5, 6, 10_000_000,
    ]);
  });

  it('PAY-01 could not be a number with a point: dollars times a tenth is wrong by a cent for some of them', () => {
    const float = (gross: number): number => Math.round(Number(((gross / 100) * 0.1).toFixed(2)) * 100);
    let different = 0;
    for (const amount of amounts()) if (float(amount) !== ruleOf(amount)) different += 1;

    expect(different).toBeGreaterThan(0);
  });
});

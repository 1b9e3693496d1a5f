import { History, type HistoryReport } from './testing/history.js';
import { isLong, numberOf, print } from './testing/proof-run.js';
import { ProofWorld } from './testing/proof-world.js';

const FIRST_SEED = numberOf('PROOF_SEED', 1);
const RUNS = numberOf('PROOF_RUNS', 3);
const OPERATIONS = numberOf('PROOF_OPERATIONS', 40);
// Clocks only move on, and papers and promises end: a world does not live for ever.
const PER_WORLD = 10;
const HOUR_MS = 3_600_000;

jest.setTimeout(isLong ? 12 * HOUR_MS : 180_000);

const reports: HistoryReport[] = [];
const sumOf = (of: (report: HistoryReport) => number): number => reports.reduce((sum, report) => sum + of(report), 0);
const inDollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** What a person needs to see it happen again. */
const tell = ({ seed, post, faults, log }: HistoryReport): string =>
  [
    `Seed ${seed}, webhooks ${post}. Again: npm run verify:money -- --seed ${seed} --runs 1`,
    ...log.map((line) => `  ${line}`),
    ...faults.map((fault) => `✖ ${fault}`),
  ].join('\n');

afterAll(() => {
  const told = (post: HistoryReport['post']) => reports.filter((report) => report.post === post).length;
  print(`${reports.length} histories of ${OPERATIONS} operations on ${sumOf(({ projects }) => projects)} projects`, [
    ['webhooks on, bad, off', `${told('on')}, ${told('bad')}, ${told('off')}`],
    ['processes killed', String(sumOf(({ kills }) => kills))],
    ['moved', inDollars(sumOf(({ movedCents }) => movedCents))],
  ]);
  print(`${sumOf(({ lostCents }) => lostCents)} cents lost`);
});

describe('histories drawn from seeds', () => {
  it(`PAY-06 lose no cent, whatever people, the provider, the post and the power supply do`, async () => {
    for (let first = FIRST_SEED; first < FIRST_SEED + RUNS; first += PER_WORLD) {
      const world = await ProofWorld.begin();
      try {
        for (let seed = first; seed < Math.min(first + PER_WORLD, FIRST_SEED + RUNS); seed += 1) {
          const report = await new History(world, seed).run(OPERATIONS);
          reports.push(report);
          if (process.env['PROOF_LOG'] !== undefined) print(tell(report));
          if (report.faults.length > 0) throw new Error(tell(report));
        }
      } finally {
        await world.end();
      }
    }

    expect(reports).toHaveLength(RUNS);
    expect(sumOf(({ lostCents }) => lostCents)).toBe(0);
    expect(sumOf(({ movedCents }) => movedCents)).toBeGreaterThan(0);
  });
});

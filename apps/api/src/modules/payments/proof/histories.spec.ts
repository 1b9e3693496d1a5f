import { patience } from '../../../testing/patience.js';
import { History, type HistoryReport } from './testing/history.js';
import { isLong, numberOf, print } from './testing/proof-run.js';
import { OPERATIONS as KNOWN_OPERATIONS } from './testing/operations.js';
import { postOf } from './testing/post-office.js';
import { ProofWorld } from './testing/proof-world.js';

const FIRST_SEED = numberOf('PROOF_SEED', 1);
const RUNS = numberOf('PROOF_RUNS', 3);
const USUAL_OPERATIONS = 40;
const OPERATIONS = numberOf('PROOF_OPERATIONS', USUAL_OPERATIONS / 2);
/** How webhooks travel in all of them; otherwise each seed has its own way. */
const POST = postOf(process.env['PROOF_POST']);
/** So many that chance cannot have left any of these out. */
const MANY = 200;
const SEEN = [
  'pay',
  'approve',
  'cancel',
  'settle the dispute',
  'rule',
  'mend a refund',
  'take a transfer back',
  'change the price',
  'kill the API',
  'clear a wire or a check',
] as const;
// Clocks only move on, and papers and promises end: a world does not live for ever.
const PER_WORLD = 10;
/** Banks seldom take more than the fees had brought, or something else is wrong. */
const SHORT_MAX = 0.05;

if (isLong) jest.setTimeout(150 * patience.test);

const reports: HistoryReport[] = [];
const sumOf = (of: (report: HistoryReport) => number): number => reports.reduce((sum, report) => sum + of(report), 0);
const inDollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** All the ways of asking for this run that are not the usual. */
const asked = [
  ...(OPERATIONS === USUAL_OPERATIONS ? [] : [` --operations ${OPERATIONS}`]),
  ...(POST === undefined ? [] : [` --post ${POST}`]),
].join('');
/** What a person needs to see it happen again. */
const tell = ({ seed, post, faults, log }: HistoryReport, first: number): string =>
  [
    `Seed ${seed}, webhooks ${post}. Again: npm run verify:money -- --seed ${seed} --runs 1${asked}`,
    ...(first === seed
      ? []
      : [`  with what its world went through before: --seed ${first} --runs ${seed - first + 1}${asked}`]),
    ...log.map((line) => `  ${line}`),
    ...faults.map((fault) => `✖ ${fault}`),
  ].join('\n');

const shorts = (): number => reports.filter(({ ownCents }) => ownCents > 0).length;
const kills = (): number => sumOf((report) => report.kills);
/** Of one operation, over all histories. */
const deedsOf = (name: string): { tried: number; worked: number } => ({
  tried: sumOf(({ deeds }) => deeds.get(name)?.tried ?? 0),
  worked: sumOf(({ deeds }) => deeds.get(name)?.worked ?? 0),
});

afterAll(() => {
  const told = (post: HistoryReport['post']) => reports.filter((report) => report.post === post).length;
  print(`${reports.length} histories of ${OPERATIONS} operations on ${sumOf(({ projects }) => projects)} projects`, [
    ['webhooks on, bad, off', `${told('on')}, ${told('bad')}, ${told('off')}`],
    ['processes killed', String(kills())],
    ['topped up with our own money', String(shorts())],
    ['moved', inDollars(sumOf(({ movedCents }) => movedCents))],
  ]);
  const rows = KNOWN_OPERATIONS.map(({ name }) => [name, ...Object.values(deedsOf(name)).map(String)]);
  print('What was done', [['', 'tried', 'worked'], ...rows]);
  print(`${sumOf(({ lostCents }) => lostCents)} cents lost`);
});

/** One world and what happens in it, from this seed on; answers the next world's first. */
async function liveThrough(first: number): Promise<number> {
  const world = await ProofWorld.begin();
  const end = Math.min(first + PER_WORLD, FIRST_SEED + RUNS);
  try {
    for (let seed = first; seed < end; seed += 1) {
      const report = await new History(world, seed, POST).run(OPERATIONS);
      reports.push(report);
      if (process.env['PROOF_LOG'] !== undefined) print(tell(report, first));
      if (report.faults.length > 0) throw new Error(tell(report, first));
    }
    return end;
  } finally {
    await world.end();
  }
}

describe('histories drawn from seeds', () => {
  it(`PAY-06 lose no cent, whatever people, the provider, the post and the power supply do`, async () => {
    for (let next = FIRST_SEED; next < FIRST_SEED + RUNS;) next = await liveThrough(next);

    expect(reports).toHaveLength(RUNS);
    expect(sumOf(({ lostCents }) => lostCents)).toBe(0);
    expect(sumOf(({ movedCents }) => movedCents)).toBeGreaterThan(0);
    // A proof that nothing is lost says little where nothing ever happens.
    if (RUNS < MANY) return;
    expect(SEEN.filter((name) => deedsOf(name).worked === 0)).toEqual([]);
    expect(kills()).toBeGreaterThan(0);
    expect(shorts()).toBeLessThanOrEqual(RUNS * SHORT_MAX);
  });
});

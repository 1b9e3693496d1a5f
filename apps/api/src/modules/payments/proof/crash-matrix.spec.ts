import { HOUR_MS } from '@cw/domain';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { crash, CRASH_ROUNDS, RULING_ROUNDS, SHORT_ROUNDS, type CrashCell } from './testing/crash-rounds.js';
import { MOMENTS } from './testing/errand.js';
import { Mortals } from './testing/mortal.js';
import { isLong, print } from './testing/proof-run.js';
import { recover } from './testing/recovery.js';

// What a dead process was at is taken up again after this long at most.
const RECOVERY_S = 10;
const HOURS_25_MS = 25 * HOUR_MS;

const table = new Map<string, Map<string, string>>();
const figures = { deaths: 0, longest: 0, doubles: 0, never: 0 };
const WALL = 'after, by the wall clock';
const LATE = 'found 25 h later';
const note = (column: string, cells: readonly CrashCell[]): void => {
  for (const { kind, seconds, objects } of cells) {
    const row = table.get(kind) ?? new Map<string, string>();
    table.set(kind, row.set(column, `${seconds ?? 'never'} s · ${objects}`));
    figures.deaths += 1;
    figures.longest = Math.max(figures.longest, seconds ?? 0);
    figures.doubles += Math.max(0, objects - 1);
    figures.never += seconds === null ? 1 : 0;
  }
};

afterAll(() => {
  const untold = [...MOMENTS, WALL, LATE];
  const columns = [...untold, ...untold.map((column) => `${column}, told`)];
  const wide = [...table].map(([kind, row]) => [kind, ...columns.map((column) => row.get(column) ?? '–')]);
  print('Killed: seconds until it is right again · objects at the provider', [['', ...columns], ...wide]);
  const { deaths, longest, doubles, never } = figures;
  print(`${deaths} deaths, longest ${longest} s, ${doubles} doubles, ${never} never right again`);
});

const ROUNDS = isLong ? [...CRASH_ROUNDS, ...RULING_ROUNDS] : SHORT_ROUNDS;
const AT = { before: 'before it asks the provider', after: 'right after its answer', inside: 'while it books it' };

const UNTOLD = 'no webhook comes';
/** The provider's events come before anybody takes the dead process's work up again. */
const TOLD = 'its webhooks come first';

describe.each(isLong ? [UNTOLD, TOLD] : [UNTOLD])('killed with SIGKILL, %s', (post) => {
  const told = post === TOLD;
  let test: PaymentsTest;
  let mortals: Mortals;

  beforeAll(async () => {
    test = await createPaymentsTest({ now: new Date(), webhooks: told });
    mortals = new Mortals(test);
  });
  afterAll(async () => {
    await mortals.close();
    await test.close();
  });

  /** The same round where webhooks come first is another cell. */
  const columnOf = (name: string): string => (told ? `${name}, told` : name);
  const delivered = async (): Promise<void> => {
    while (told && (await test.sandbox.control('GET', '/webhooks'))['pending'] !== 0);
  };

  // First: the others move the clock ahead of the one on the wall.
  it('PAY-06 right after an answer is taken up by the process that starts next, whose own workers find it', async () => {
    const cell = await recover(test, mortals);

    note(columnOf(WALL), [cell]);
    expect([cell.objects, cell.seconds === null]).toEqual([1, false]);
    if (isLong) expect(cell.seconds).toBeLessThanOrEqual(RECOVERY_S);
    expect(await test.faults()).toEqual([]);
  });

  it.each(ROUNDS.map((round) => [round.kinds.join(', '), AT[round.moment], round] as const))(
    'PAY-06 %s %s is done once, ten seconds later at most',
    async (_kinds, _when, round) => {
      test.clock.set(new Date(Math.max(Date.now(), test.clock.now().getTime())));

      const cells = await crash(test, mortals, round, delivered);

      note(columnOf(round.moment), cells);
      for (const { kind, seconds, objects } of cells) {
        expect([kind, objects]).toEqual([kind, 1]);
        expect(seconds).not.toBeNull();
        expect(seconds).toBeLessThanOrEqual(RECOVERY_S);
      }
      // Where the post had told it all, the dead process still has a claim on its order; within the same time it ends.
      test.clock.advance(RECOVERY_S * 1000);
      await test.workers.drain();
      expect(await test.faults()).toEqual([]);
    },
  );

  // The provider has forgotten the key by then: asked blindly it would do it again.
  it('PAY-06 right after an answer, and found a day later, is looked for before it is asked for again', async () => {
    const round = { moment: 'after', kinds: ['reversal', 'transfer', 'refund', 'part refund'] } as const;

    const cells = await crash(test, mortals, round, async () => {
      await test.sandbox.control('POST', '/clock', { advance_seconds: HOURS_25_MS / 1000 });
      test.clock.advance(HOURS_25_MS);
    });

    note(columnOf(LATE), cells);
    expect(cells.map(({ objects, seconds }) => [objects, seconds !== null])).toEqual(cells.map(() => [1, true]));
    expect(await test.faults()).toEqual([]);
  });
});

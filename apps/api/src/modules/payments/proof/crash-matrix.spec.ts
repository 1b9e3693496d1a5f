import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { crash, CRASH_ROUNDS, RULING_ROUNDS, type CrashCell } from './testing/crash-rounds.js';
import { MOMENTS } from './testing/errand.js';
import { Mortals } from './testing/mortal.js';
import { isLong, print } from './testing/proof-run.js';

// What a dead process was at is taken up again after this long at most.
const RECOVERY_S = 10;
const HOURS_25_MS = 25 * 3_600_000;

// Each round ends a process of the API and starts another.
jest.setTimeout(180_000);

const table = new Map<string, Map<string, string>>();
const note = (column: string, cells: readonly CrashCell[]): void => {
  for (const { kind, seconds, objects } of cells) {
    const row = table.get(kind) ?? new Map<string, string>();
    table.set(kind, row.set(column, `${seconds ?? 'never'} s · ${objects}`));
  }
};

afterAll(() => {
  const columns = [...MOMENTS, 'found 25 h later', ...MOMENTS.map((moment) => `${moment}, told`)];
  const wide = [...table].map(([kind, row]) => [kind, ...columns.map((column) => row.get(column) ?? '–')]);
  print('Killed: seconds until it is right again · objects at the provider', [['', ...columns], ...wide]);
});

const ROUNDS = isLong ? [...CRASH_ROUNDS, ...RULING_ROUNDS] : CRASH_ROUNDS;
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
  }, 60_000);
  afterAll(async () => {
    await mortals.close();
    await test.close();
  });

  const delivered = async (): Promise<void> => {
    while (told && (await test.sandbox.control('GET', '/webhooks'))['pending'] !== 0);
  };

  it.each(ROUNDS.map((round) => [round.kinds.join(', '), AT[round.moment], round] as const))(
    'PAY-06 %s %s is done once, ten seconds later at most',
    async (_kinds, _when, round) => {
      test.clock.set(new Date(Math.max(Date.now(), test.clock.now().getTime())));

      const cells = await crash(test, mortals, round, delivered);

      note(told ? `${round.moment}, told` : round.moment, cells);
      for (const { kind, seconds, objects } of cells) {
        expect([kind, objects]).toEqual([kind, 1]);
        expect(seconds).not.toBeNull();
        expect(seconds).toBeLessThanOrEqual(RECOVERY_S);
      }
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

    note('found 25 h later', cells);
    expect(cells.map(({ objects, seconds }) => [objects, seconds !== null])).toEqual(cells.map(() => [1, true]));
    expect(await test.faults()).toEqual([]);
  });
});

import { aCast } from './testing/proof-job.js';
import { crash } from './testing/crash-rounds.js';
import { History } from './testing/history.js';
import { approveMoney } from './testing/money-race.js';
import { isLong, print } from './testing/proof-run.js';
import { ProofWorld } from './testing/proof-world.js';
import type { Control } from './testing/sabotage.js';

// A control that needs more histories than this to be seen is as good as not seen.
const SEEDS = [1, 2, 3];
/** Their first two amounts are among the one in fifty whose tenth a number with a point rounds the wrong way. */
const ODD_SEEDS = [7, 14, 45];
const OPERATIONS = isLong ? 40 : 20;
const RACES = isLong ? 3 : 1;

const figures: string[][] = [['taken away', 'red in', 'first thing found']];
afterAll(() => print('Negative controls', isLong ? figures : []));

async function without<T>(control: Control, work: (world: ProofWorld) => Promise<T>): Promise<T> {
  const world = await ProofWorld.begin(control);
  try {
    return await work(world);
  } finally {
    await world.end();
  }
}

/** What the first history that finds something finds, and what the ledger was told to take again by then. */
async function histories(control: Control, seeds: readonly number[]): Promise<{ found: string[]; doubled: string[] }> {
  return without(control, async (world) => {
    for (const seed of seeds) {
      const { faults } = await new History(world, seed).run(OPERATIONS);
      if (faults.length > 0) return { found: [`history ${seed}`, ...faults], doubled: world.doubled };
    }
    return { found: [], doubled: world.doubled };
  });
}

const note = (control: Control, [where = '', first = '']: readonly string[]): void => {
  figures.push([control, where, first.slice(0, 100)]);
};

describe('the proof is red', () => {
  it('PAY-06 without the idempotency key: what was done is done again, or asked for in vain', async () => {
    const cells = await without('random-key', async ({ test, mortals }) => {
      await test.sandbox.control('POST', '/webhooks', { paused: true });
      return crash(test, mortals, { moment: 'after', kinds: ['transfer', 'part refund'] });
    });

    const told = cells.map(({ kind, objects, seconds }) => `${objects} × ${kind}, over ${seconds ?? 'never'}`);
    note('random-key', ['crash matrix', told.join('; ')]);
    // The provider itself refuses to transfer more than a charge brought: that money would never arrive.
    expect(cells).toMatchObject([{ seconds: null }, { objects: 2 }]);
  });

  it('PAY-06 without the unique facts of the ledger: what is told twice is booked twice', async () => {
    const { found, doubled } = await histories('no-unique', SEEDS);

    note('no-unique', found);
    expect(found).not.toEqual([]);
    expect(doubled).not.toEqual([]);
  });

  it('PAY-06 without the row lock: others than the winner do it again, and only the database’s last word stops them', async () => {
    const rounds = await without('no-lock', async ({ test }) => {
      const { contractor } = await aCast(test);
      const counted: { won: number; conflicts: number; stoppedBy: string[] }[] = [];
      for (let round = 0; round < RACES; round += 1) {
        const tries = await approveMoney(test, contractor.user);
        const of = (wanted: number): number => tries.filter(({ status }) => status === wanted).length;
        const stoppedBy = tries.flatMap((one) => one.stoppedBy ?? []);
        counted.push({ won: of(200), conflicts: of(409), stoppedBy });
      }
      return counted;
    });

    const told = rounds.map(
      ({ won, conflicts, stoppedBy }) => `${won} won, ${conflicts} conflicts, ${stoppedBy.length} failed`,
    );
    note('no-lock', ['races', told.join('; ')]);
    // Somebody won in each, so it is not the race that is broken; others did the same again, unto the database's own word.
    expect(rounds.filter(({ won }) => won === 0)).toEqual([]);
    const twice = rounds.flatMap(({ won, stoppedBy }) => [
      ...Array.from({ length: won - 1 }, () => 'done'),
      ...stoppedBy,
    ]);
    expect(new Set(twice)).toEqual(new Set(['payment_command_once_key']));
  });

  it('PAY-01 with a fee in numbers with a point: a cent is missing', async () => {
    const { found } = await histories('float-fee', ODD_SEEDS);

    note('float-fee', found);
    expect(found.join('\n')).toMatch(/has the fee|cents of/);
  });
});

import { UnitOfWork } from '../../../../common/persistence/unit-of-work.js';
import { configOrExit } from '../../../../config/config-or-exit.js';
import { createApp } from '../../../../create-app.js';
import { SettableClock } from '../../../../testing/settable-clock.js';
import { ApplyProviderFact } from '../../facts/apply-provider-fact.js';
import { Reconciler } from '../../inbox/reconciler.js';
import { OpenIntent } from '../../intents/open-intent.js';
import { PaymentGateway } from '../../provider/payment-gateway.js';
import type { ProviderFact } from '../../provider/provider-fact.js';
import { PaymentWorkers } from '../../workers/payment-workers.js';
import { CALLS, type DeathPoint, type Errand, type MortalWord } from './errand.js';
import { sabotage } from './sabotage.js';

/**
 * The API as a process of its own, which goes on errands and is killed on the way: the product itself knows nothing
 * of this. SIGKILL is the real one, so nothing is closed, rolled back or told.
 */
class Deaths {
  private left: DeathPoint[] = [];

  expect(points: readonly DeathPoint[]): void {
    this.left = [...points];
  }

  /** Waits here for ever once it is one of the points; the last one kills. */
  async at(point: DeathPoint): Promise<void> {
    const index = this.left.indexOf(point);
    if (index < 0) return;
    this.left.splice(index, 1);
    if (this.left.length === 0) process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  }
}

type Named = Extract<DeathPoint, `${string}:inside`>;

function nameOf(fact: ProviderFact): Named | undefined {
  switch (fact.object) {
    case 'transfer':
    case 'refund':
    case 'dispute':
      return `${fact.object}:inside`;
    case 'reversal':
      return 'reverse:inside';
    case 'intent':
      if (fact.status === 'succeeded') return 'charge:inside';
      return fact.status === 'canceled' ? 'cancelIntent:inside' : 'createIntent:inside';
    default:
      return undefined;
  }
}

const deaths = new Deaths();
const clock = new SettableClock(new Date());
const app = await createApp(configOrExit(), { clock });
await app.init();
const mine = <T>(type: abstract new (...given: never[]) => T): T => app.get<T>(type, { strict: false });

function armCalls(gateway: PaymentGateway): void {
  for (const name of CALLS) {
    const original: unknown = Reflect.get(gateway, name);
    if (typeof original !== 'function') continue;
    Reflect.set(gateway, name, async (...values: unknown[]) => {
      await deaths.at(`${name}:before`);
      const answer: unknown = await Reflect.apply(original, gateway, values);
      await deaths.at(`${name}:after`);
      return answer;
    });
  }
}

/** Dies when everything that a fact brings about has been written, and nothing is committed. */
function armFacts(facts: ApplyProviderFact): void {
  const execute = facts.execute.bind(facts);
  facts.execute = (fact) =>
    mine(UnitOfWork).run(async () => {
      const applied = await execute(fact);
      const name = nameOf(fact);
      if (name) await deaths.at(name);
      return applied;
    });
}

/** Does all that is due. As many at once as may wait at their deaths, and one more. */
async function run({ now, deaths: points, clicks = [], reconciles = false }: Errand): Promise<void> {
  clock.set(now);
  deaths.expect(points);
  if (reconciles) await mine(Reconciler).run();
  const opened = clicks.map(({ actor, ...input }) => mine(OpenIntent).execute(actor, input));
  const drained = [...points, 'rest'].map(() => mine(PaymentWorkers).drain());
  await Promise.allSettled([...opened, ...drained]);
}

const say = (word: MortalWord): void => void process.send?.(word);

await sabotage(app, process.env['PROOF_CONTROL']);
armCalls(mine(PaymentGateway));
armFacts(mine(ApplyProviderFact));
process.on('message', (errand: Errand) => void run(errand).then(() => say('alive')));
// Whoever gives the errands is gone.
process.on('disconnect', () => process.exit(0));
say('ready');

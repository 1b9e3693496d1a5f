import { createApp } from '../../../create-app.js';
import { configOrExit } from '../../../config/config-or-exit.js';
import { Ledger } from '../ledger/ledger.js';
import { PaymentGateway } from '../provider/payment-gateway.js';

/**
 * The API as its own process, which is killed where DIE_AT says: `transfer:before` its call, `transfer:after` the
 * provider's answer, or `transfer:inside` the transaction that books it. The product itself knows nothing of this.
 */
const [call, moment] = (process.env['DIE_AT'] ?? '').split(':');

async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

const CALLS = ['createIntent', 'cancelIntent', 'transfer', 'refund'] as const;

function armGateway(gateway: PaymentGateway): void {
  const name = CALLS.find((known) => known === call);
  if (!name || moment === 'inside') return;
  const original: unknown = Reflect.get(gateway, name);
  if (typeof original !== 'function') throw new Error(`There is no call ${name}`);
  Reflect.set(gateway, name, async (...values: unknown[]) => {
    if (moment === 'before') await die();
    await Reflect.apply(original, gateway, values);
    await die();
  });
}

function armLedger(ledger: Ledger): void {
  if (moment !== 'inside') return;
  const post = ledger.post.bind(ledger);
  ledger.post = async (entry, actorId) => {
    const posted = await post(entry, actorId);
    if (entry.kind === call) await die();
    return posted;
  };
}

const app = await createApp(configOrExit());
armGateway(app.get(PaymentGateway, { strict: false }));
armLedger(app.get(Ledger, { strict: false }));
await app.listen(0, '127.0.0.1');
process.stdout.write(`listening on ${await app.getUrl()}\n`);

import { findBankAccount } from '../bank-accounts.js';
import type { SandboxConfig } from '../config.js';
import { ApiError, invalidParameter } from '../http/api-error.js';
import { jsonAnswer, type Answer, type Incoming } from '../http/answer.js';
import { authenticate } from '../http/authentication.js';
import { endDebit } from '../resources/bank-debits.js';
import { closeDispute, DISPUTE_OUTCOMES, escalateInquiry, openDispute } from '../resources/disputes/course.js';
import { completeOnboarding } from '../resources/accounts/onboard.js';
import type { TaskRunner } from '../scheduled-tasks.js';
import type { Database } from '../store/database.js';
import { PLATFORM } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import type { DeliveryQueue } from '../webhooks/delivery-queue.js';
import { FAULT_KINDS, type Fault, type FaultInjector, type FaultKind } from './faults.js';
import { JsonBody } from './json-body.js';
import { chargeFee, payOutOwn, topUp } from './top-up.js';

export interface ControlServices {
  readonly database: Database;
  readonly config: SandboxConfig;
  readonly faults: FaultInjector;
  readonly webhooks: DeliveryQueue;
  readonly tasks: TaskRunner;
}

type Control = (services: ControlServices, body: JsonBody, id: string) => Promise<unknown>;

const origin = (label: string) => ({ request: null, idempotencyKey: null, label: `control: ${label}` });

const DEFAULT_ACCOUNT_NUMBER = '000123456789';

const showClock = ({ database }: ControlServices) => ({
  now: database.clock.now(),
  offset_seconds: database.clock.offsetSeconds,
});

const advanceClock: Control = async (services, body) => {
  const seconds = body.integer('advance_seconds', { least: 1 });
  await services.tasks.advance(seconds);
  return showClock(services);
};

function readFault(body: JsonBody): Fault {
  const kind = body.text('kind');
  if (!FAULT_KINDS.some((known) => known === kind))
    throw invalidParameter(`kind must be one of ${FAULT_KINDS.join(', ')}`, 'kind');
  const method = body.optionalText('method');
  const path = body.optionalText('path');
  const probability = body.optionalNumber('probability');
  const delay = body.optionalNumber('delay_milliseconds');
  return {
    kind: kind as FaultKind,
    // A fault strikes once unless asked otherwise; `count: null` means until cleared.
    ...(body.isNull('count') ? {} : { count: body.optionalNumber('count') ?? 1 }),
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    ...(probability !== undefined && { probability }),
    ...(delay !== undefined && { delay_milliseconds: delay }),
  };
}

const setMode: Control = async ({ database, webhooks }, body) => {
  await database.transact(origin('webhooks'), (work) =>
    work.save('webhook_mode', PLATFORM, {
      id: 'current',
      paused: body.optionalBoolean('paused') ?? webhooks.mode.paused,
      shuffle: body.optionalBoolean('shuffle') ?? webhooks.mode.shuffle,
      duplicate: body.optionalBoolean('duplicate') ?? webhooks.mode.duplicate,
    }),
  );
  return showWebhooks(webhooks);
};

const showWebhooks = (webhooks: DeliveryQueue) => ({ ...webhooks.mode, pending: webhooks.pending });

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const redeliverAll: Control = async ({ database, webhooks }, body) => {
  const times = body.optionalNumber('times') ?? 1;
  const events = await database.transact(origin('redeliver'), (work) => work.all('event').map((event) => event.id));
  const repeated = Array.from({ length: times }, () => events).flat();
  webhooks.redeliver(body.optionalBoolean('shuffle') ? shuffled(repeated) : repeated, 1);
  return { events: events.length, deliveries: repeated.length };
};

const redeliverOne: Control = async ({ database, webhooks }, body, id) => {
  await database.transact(origin('redeliver'), (work) => {
    if (!work.find('event', id)) work.require('event', id, PLATFORM, 'id');
  });
  const times = body.optionalNumber('times') ?? 1;
  webhooks.redeliver([id], times);
  return { events: 1, deliveries: times };
};

const addTopUp: Control = ({ database }, body) =>
  database.transact(origin('top up'), (work) => topUp(work, body.integer('amount', { least: 1 })));

const addFee: Control = ({ database }, body) =>
  database.transact(origin('fee'), (work) => chargeFee(work, body.integer('amount', { least: 1 })));

const addPayout: Control = ({ database }, body) =>
  database.transact(origin('payout'), (work) => payOutOwn(work, body.integer('amount', { least: 1 })));

const openDisputeOn: Control = ({ database }, body) =>
  database.transact(origin('open dispute'), (work) => {
    const charge = work.require('charge', body.text('charge'), PLATFORM, 'charge');
    return openDispute(work, PLATFORM, charge, {
      reason: body.optionalText('reason') ?? 'fraudulent',
      amount: body.optionalNumber('amount'),
      inquiry: body.optionalBoolean('inquiry'),
    });
  });

const decideDispute: Control = ({ database }, body, id) => {
  const outcome = DISPUTE_OUTCOMES.find((known) => known === body.text('outcome'));
  if (!outcome) throw invalidParameter(`outcome must be one of ${DISPUTE_OUTCOMES.join(', ')}`, 'outcome');
  return database.transact(origin('close dispute'), (work) =>
    closeDispute(work, PLATFORM, work.require('dispute', id, PLATFORM, 'id'), outcome),
  );
};

const escalateDispute: Control = ({ database }, _body, id) =>
  database.transact(origin('escalate inquiry'), (work) =>
    escalateInquiry(work, PLATFORM, work.require('dispute', id, PLATFORM, 'id')),
  );

const settleDebit: Control = ({ database }, _body, id) =>
  database.transact(origin('settle debit'), (work) => {
    const intent = work.require('payment_intent', id, PLATFORM, 'id');
    const charge = typeof intent.latest_charge === 'string' ? work.find('charge', intent.latest_charge) : undefined;
    if (charge) endDebit(work, PLATFORM, charge);
    return work.require('payment_intent', id, PLATFORM, 'id');
  });

const onboardAccount: Control = ({ database }, body, id) => {
  const accountNumber = body.optionalText('account_number') ?? DEFAULT_ACCOUNT_NUMBER;
  if (!findBankAccount(accountNumber))
    throw invalidParameter('account_number must be one of the test accounts', 'account_number');
  return database.transact(origin('onboard account'), (work: UnitOfWork) =>
    completeOnboarding(work, work.require('account', id, PLATFORM, 'id'), { holder: 'Test Contractor', accountNumber }),
  );
};

const reset: Control = async ({ database, webhooks, faults }) => {
  faults.clear();
  webhooks.clear();
  await database.reset();
  return { reset: true };
};

const CONTROLS: Readonly<Record<string, Control>> = {
  'GET /clock': async (services) => showClock(services),
  'POST /clock': advanceClock,
  'GET /faults': async ({ faults }) => ({ faults: faults.list() }),
  'POST /faults': async ({ faults }, body) => {
    faults.add(readFault(body));
    return { faults: faults.list() };
  },
  'DELETE /faults': async ({ faults }) => {
    faults.clear();
    return { faults: [] };
  },
  'GET /webhooks': async ({ webhooks }) => showWebhooks(webhooks),
  'POST /webhooks': setMode,
  'POST /redeliver': redeliverAll,
  'POST /events/:id/redeliver': redeliverOne,
  'POST /top_ups': addTopUp,
  'POST /fees': addFee,
  'POST /payouts': addPayout,
  'POST /disputes': openDisputeOn,
  'POST /disputes/:id/close': decideDispute,
  'POST /disputes/:id/escalate': escalateDispute,
  'POST /payment_intents/:id/settle': settleDebit,
  'POST /accounts/:id/onboard': onboardAccount,
  'GET /state': async ({ database }) => database.dump(),
  'POST /reset': reset,
};

/** Splits `/_sandbox/disputes/du_1/close` into the control's name and the id in it. */
function nameOf(incoming: Incoming): { name: string; id: string } {
  const [first = '', id = '', last] = incoming.path.split('/').slice(2);
  const pattern = last === undefined ? `/${first}` : `/${first}/:id/${last}`;
  return { name: `${incoming.method} ${pattern}`, id };
}

/** Serves `/_sandbox/*`: what only a test or a demonstration may do. Everything but health needs the secret key. */
export async function handleControl(services: ControlServices, incoming: Incoming): Promise<Answer> {
  if (incoming.method === 'GET' && incoming.path === '/_sandbox/health') {
    return jsonAnswer(200, { status: 'ok', livemode: false, now: services.database.clock.now() });
  }
  try {
    if (authenticate(incoming.headers, services.config) !== 'secret') {
      throw new ApiError(401, {
        type: 'invalid_request_error',
        code: 'secret_key_required',
        message: 'Control calls need the secret key.',
      });
    }
    const { name, id } = nameOf(incoming);
    const control = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : undefined;
    if (!control)
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `No control call ${incoming.method} ${incoming.path}.`,
      });
    return jsonAnswer(200, await control(services, JsonBody.parse(incoming.body), id));
  } catch (error) {
    if (error instanceof ApiError) return jsonAnswer(error.status, { error: error.body });
    throw error;
  }
}

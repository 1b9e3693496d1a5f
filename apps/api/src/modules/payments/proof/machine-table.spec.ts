import { randomUUID } from 'node:crypto';
import {
  cents,
  decide,
  HELD_STATES,
  PAYMENT_EVENTS,
  PAYMENT_GUARDS,
  PAYMENT_PARTIES,
  PAYMENT_STATES,
  paymentMachine,
} from '@cw/domain';
import type { PaymentEvent, PaymentGuard, PaymentParty, PaymentState } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { MoneyMove, ProjectMoney } from '../../projects/index.js';
import { Milestones } from '../milestones/milestones.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { print } from './testing/proof-run.js';

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bid = await anAcceptedBid(test);
});
afterAll(() => test.close());

const TAKEN_BACK = new Error('taken back');
const MET: Partial<Record<PaymentGuard, boolean>> = Object.fromEntries(PAYMENT_GUARDS.map((guard) => [guard, true]));
const PREVIOUS: PaymentState = 'submitted';
/** Who has been where a milestone comes back from. */
const cameFrom = (state: PaymentState) => (state === 'disputed' || state === 'charged_back' ? PREVIOUS : null);
/** Where that is kept: a dispute's own place, and a bank's. */
const comesFrom = (state: PaymentState) =>
  [state === 'disputed' ? PREVIOUS : null, state === 'charged_back' ? PREVIOUS : null] as const;
const REPLACE_STATE = {
  name: 'proof_replace_state',
  text: 'UPDATE milestone SET state = $2, previous_state = $3, state_before_charge_back = $4 WHERE project_id = $1',
};

interface Outcome {
  /** The state it is in afterwards, or that the refusal names. */
  readonly state: unknown;
  readonly refused: unknown;
  /** What it wrote: rows of its history, of the ledger, and orders to the provider. */
  readonly written: number;
}

const WRITTEN = {
  name: 'proof_written',
  text: `SELECT (SELECT count(*) FROM state_change) + (SELECT count(*) FROM ledger_tx) + (SELECT count(*) FROM payment_command) AS rows`,
};
const writtenSoFar = async (): Promise<number> =>
  Number((await test.app.get(Sql).rows<{ rows: string }>(WRITTEN, []))[0]?.rows);

/** Tries it in a transaction that is taken back, so that each cell meets the same milestone. */
async function attempt(state: PaymentState, work: () => Promise<void>): Promise<Outcome> {
  let outcome: Outcome | undefined;
  const tried = test.unitOfWork.run(async () => {
    await test.app.get(Sql).rows(REPLACE_STATE, [bid.projectId, state, ...comesFrom(state)]);
    const before = await writtenSoFar();
    const refusal: unknown = await work().then(
      () => null,
      (error: unknown) => error,
    );
    const written = (await writtenSoFar()) - before;
    if (refusal instanceof DomainError) {
      outcome = { state: refusal.details.extra?.['state'], refused: refusal.code, written };
    } else if (refusal === null) {
      const milestone = await test.app.get(Milestones).findOfProject(bid.projectId);
      outcome = { state: milestone?.state, refused: null, written };
    } else throw refusal;
    throw TAKEN_BACK;
  });
  await expect(tried).rejects.toBe(TAKEN_BACK);
  if (!outcome) throw new Error('Nothing came of it');
  return outcome;
}

function expected(state: PaymentState, event: PaymentEvent, who: PaymentParty): PaymentState | undefined {
  const previous = cameFrom(state);
  const decided = decide(paymentMachine, { state, event, as: [who], guards: MET, ...(previous && { previous }) });
  return decided.ok ? decided.value : undefined;
}

/** 403 names a step that somebody else may take now, 409 one that nobody may. */
function isRefused(outcome: Outcome, state: PaymentState, event: PaymentEvent): boolean {
  const { refused, state: told, written } = outcome;
  if (written > 0) return false;
  const someone = PAYMENT_PARTIES.some((who) => expected(state, event, who) !== undefined);
  return someone ? refused === 'access.denied' : refused === 'state.conflict' && told === state;
}

/** Every cell that was tried, and those that came out otherwise than the table says. */
const tried = { cells: 0, unexpected: 0 };
afterAll(() => print(`${tried.cells} cells, ${tried.unexpected} unexpected`));

function note(unexpected: unknown[], isRight: boolean, cell: object): void {
  tried.cells += 1;
  if (isRight) return;
  tried.unexpected += 1;
  unexpected.push(cell);
}

describe('every state, event and party of held money, in the database', () => {
  it.each(PAYMENT_STATES)(
    'PAY-06 %s: moves where the table says, otherwise 403 or 409 with the present state',
    async (state) => {
      const unexpected: unknown[] = [];
      const before = tried.cells;
      for (const event of PAYMENT_EVENTS) {
        for (const who of PAYMENT_PARTIES) {
          const to = expected(state, event, who);
          const milestones = test.app.get(Milestones);
          const outcome = await attempt(state, async () => {
            const milestone = await milestones.lockOfProject(bid.projectId);
            if (milestone) await milestones.move(milestone, { event, as: [who], guards: MET, actorId: null });
          });
          const right =
            to === undefined
              ? isRefused(outcome, state, event)
              : outcome.refused === null && outcome.state === to && outcome.written === 1;
          note(unexpected, right, { event, who, to, outcome });
        }
      }

      expect(unexpected).toEqual([]);
      expect(tried.cells - before).toBe(PAYMENT_EVENTS.length * PAYMENT_PARTIES.length);
    },
  );
});

/** What a project tells its money, and the step of the table that this is. */
interface ProjectEvent {
  event(state: PaymentState): PaymentEvent;
  /** The money has nothing to follow, and stays as it is. */
  isIdle(state: PaymentState): boolean;
  /** Held money must be disputed before it is divided, which is done on the way. */
  readonly isDivision?: true;
  /** What no row refuses has nothing of the client's to move either: this milestone was never paid. */
  readonly needsMoney?: true;
  tell(money: ProjectMoney, move: MoneyMove): Promise<void>;
}

const isUnheld = (state: PaymentState): boolean => state === 'requires_payment' || state === 'processing';
/** A bank took it for good: the project goes its way without. */
const isLost = (state: PaymentState): boolean => state === 'charge_lost';
const follows = (event: PaymentEvent, tell: ProjectEvent['tell']): ProjectEvent => ({
  event: () => event,
  isIdle: (state) => isUnheld(state) || isLost(state),
  tell,
});
const changes = (event: PaymentEvent, amount: number): ProjectEvent => ({
  event: () => event,
  isIdle: () => false,
  tell: (money, move) => money.onChanged({ ...move, changeOrderId: randomUUID(), amountDeltaCents: cents(amount) }),
});
/** Of what is not held, nothing for the contractor is the end of it. */
const rules = (event: PaymentEvent, isAgreed: boolean): ProjectEvent => ({
  event: (state) => (isUnheld(state) ? 'cancel' : event),
  isIdle: isLost,
  isDivision: true,
  needsMoney: true,
  tell: (money, move) => money.onRuled({ ...move, disputeId: randomUUID(), contractorCents: cents(0), isAgreed }),
});

const PROJECT_EVENTS: Readonly<Record<string, ProjectEvent>> = {
  started: follows('start', (money, move) => money.onStarted(move)),
  submitted: follows('submit', (money, move) => money.onSubmitted(move)),
  'changes requested': follows('request_changes', (money, move) => money.onChangesRequested(move)),
  approved: { ...follows('approve', (money, move) => money.onApproved(move)), needsMoney: true },
  cancelled: { ...follows('cancel', (money, move) => money.onCancelled(move)), isIdle: isLost },
  disputed: follows('dispute', (money, move) => money.onDisputed(move)),
  'dispute withdrawn': {
    ...follows('withdraw_dispute', (money, move) => money.onDisputeWithdrawn(move)),
    isIdle: (state) => state !== 'disputed',
  },
  dearer: changes('raise', 1_000),
  cheaper: changes('lower', -1_000),
  ruled: rules('rule', false),
  settled: rules('settle', true),
};

interface Telling {
  readonly told: ProjectEvent;
  readonly who: PaymentParty;
}

/** Held money is divided only after it was disputed. */
const startOf = (state: PaymentState, { told }: Telling): PaymentState =>
  told.isDivision && HELD_STATES.includes(state) ? 'disputed' : state;

function isRight(outcome: Outcome, state: PaymentState, telling: Telling): boolean {
  const { refused, written } = outcome;
  const { told, who } = telling;
  if (told.isIdle(state)) return refused === null && outcome.state === state && written === 0;
  const from = startOf(state, telling);
  const event = told.event(state);
  if (expected(from, event, who) !== undefined) return refused === null && written > 0;
  // The dispute on the way is taken back together with all else.
  return isRefused({ ...outcome, written: from === state ? written : written - 1 }, from, event);
}

/** Whether this milestone, which was never paid, can be asked. */
function isAskable(state: PaymentState, telling: Telling): boolean {
  const { told, who } = telling;
  if (!told.needsMoney || isUnheld(state) || isLost(state)) return true;
  return expected(startOf(state, telling), told.event(state), who) === undefined;
}

describe('every event of a project whose bid was accepted, told to its money by whoever', () => {
  it.each(PAYMENT_STATES)(
    'PAY-06 %s: books what the table allows, and nothing at all when it refuses',
    async (state) => {
      const unexpected: unknown[] = [];
      for (const [name, told] of Object.entries(PROJECT_EVENTS)) {
        for (const who of PAYMENT_PARTIES) {
          if (!isAskable(state, { told, who })) continue;
          const move = { projectId: bid.projectId, actorId: bid.owner.id, as: [who], reason: null };
          const outcome = await attempt(state, () => told.tell(test.money, move));
          note(unexpected, isRight(outcome, state, { told, who }), { name, who, outcome });
        }
      }

      expect(unexpected).toEqual([]);
    },
  );
});

it('PAY-06 no cell of the table was left out', () => {
  expect(tried.cells).toBeGreaterThanOrEqual(PAYMENT_STATES.length * PAYMENT_EVENTS.length * PAYMENT_PARTIES.length);
});

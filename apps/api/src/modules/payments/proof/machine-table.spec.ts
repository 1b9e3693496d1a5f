import { decide, PAYMENT_EVENTS, PAYMENT_GUARDS, PAYMENT_PARTIES, PAYMENT_STATES, paymentMachine } from '@cw/domain';
import type { PaymentEvent, PaymentGuard, PaymentParty, PaymentState } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { MoneyMove, ProjectMoney } from '../../projects/index.js';
import { Milestones } from '../milestones/milestones.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
  bid = await anAcceptedBid(test);
}, 60_000);
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
function isRefused({ refused, state: told, written }: Outcome, state: PaymentState, event: PaymentEvent): boolean {
  const someone = PAYMENT_PARTIES.some((who) => expected(state, event, who) !== undefined);
  if (written > 0) return false;
  return someone ? refused === 'access.denied' : refused === 'state.conflict' && told === state;
}

describe('every state, event and party of held money, in the database', () => {
  it.each(PAYMENT_STATES)(
    'PAY-06 %s: moves where the table says, otherwise 403 or 409 with the present state',
    async (state) => {
      const unexpected: unknown[] = [];
      let cells = 0;
      for (const event of PAYMENT_EVENTS) {
        for (const who of PAYMENT_PARTIES) {
          const to = expected(state, event, who);
          const milestones = test.app.get(Milestones);
          const outcome = await attempt(state, async () => {
            const milestone = await milestones.lockOfProject(bid.projectId);
            if (milestone) await milestones.move(milestone, { event, as: [who], guards: MET, actorId: null });
          });
          cells += 1;
          const right =
            to === undefined
              ? isRefused(outcome, state, event)
              : outcome.refused === null && outcome.state === to && outcome.written === 1;
          if (!right) unexpected.push({ event, who, to, outcome });
        }
      }

      expect(unexpected).toEqual([]);
      expect(cells).toBe(PAYMENT_EVENTS.length * PAYMENT_PARTIES.length);
    },
  );
});

type MoneyEvent = 'onStarted' | 'onSubmitted' | 'onChangesRequested' | 'onApproved' | 'onCancelled' | 'onDisputed';
const PROJECT_EVENTS: Readonly<Record<MoneyEvent, PaymentEvent>> = {
  onStarted: 'start',
  onSubmitted: 'submit',
  onChangesRequested: 'request_changes',
  onApproved: 'approve',
  onCancelled: 'cancel',
  onDisputed: 'dispute',
};
/** Nothing is held in full: the work goes its way, and the money has nothing to follow. */
const UNHELD: readonly PaymentState[] = ['requires_payment', 'processing'];

interface Cell {
  readonly state: PaymentState;
  readonly event: PaymentEvent;
  readonly to: PaymentState | undefined;
}

function isRight(outcome: Outcome, { state, event, to }: Cell): boolean {
  // A bank took it for good: the project goes its way without.
  const stays = state === 'charge_lost' || (UNHELD.includes(state) && event !== 'cancel');
  if (stays) return outcome.refused === null && outcome.state === state && outcome.written === 0;
  return to === undefined ? isRefused(outcome, state, event) : outcome.refused === null && outcome.written > 0;
}

const fire = (money: ProjectMoney, name: MoneyEvent, move: MoneyMove): Promise<void> => money[name](move);

describe('every event of a project, told to its money by whoever', () => {
  it.each(PAYMENT_STATES)(
    'PAY-06 %s: books what the table allows, and nothing at all when it refuses',
    async (state) => {
      const unexpected: unknown[] = [];
      for (const [name, event] of Object.entries(PROJECT_EVENTS) as [MoneyEvent, PaymentEvent][]) {
        for (const who of PAYMENT_PARTIES) {
          const to = expected(state, event, who);
          // What no table row refuses has nothing of the client's to move either: this milestone was never paid.
          if (name === 'onApproved' && to !== undefined) continue;
          const move = { projectId: bid.projectId, actorId: bid.owner.id, as: [who], reason: null };
          const outcome = await attempt(state, () => fire(test.money, name, move));
          const right = isRight(outcome, { state, event, to });
          if (!right) unexpected.push({ name, who, to, outcome });
        }
      }

      expect(unexpected).toEqual([]);
    },
  );
});

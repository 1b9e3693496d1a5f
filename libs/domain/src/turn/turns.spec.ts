import { bidMachine } from '../bid/bid.machine.js';
import { changeOrderMachine } from '../change-order/change-order.machine.js';
import { conditionMachine } from '../condition/condition.machine.js';
import { disputeMachine } from '../dispute/dispute.machine.js';
import { intakeMachine } from '../intake/intake.js';
import { invoiceMachine } from '../invoice/invoice.machine.js';
import { PARTY_STATES } from '../party/party.js';
import { paymentMachine } from '../payment/payment.machine.js';
import { noShowMachine } from '../project/no-show.js';
import { projectMachine } from '../project/project.machine.js';
import { reportMachine } from '../report/report.js';
import { SUPPORT_STATES } from '../support/support-message.js';
import { verificationMachine } from '../verification/verification.js';
import { ACTS, OWN_ACTS, STAFF_ACTS } from './act.js';
import { TURNS } from './turns.js';

const MACHINES: readonly (readonly [keyof typeof TURNS, readonly string[]])[] = [
  ['project', projectMachine.states],
  ['bid', bidMachine.states],
  ['condition', conditionMachine.states],
  ['payment', paymentMachine.states],
  ['dispute', disputeMachine.states],
  ['changeOrder', changeOrderMachine.states],
  ['request', intakeMachine.states],
  ['invoice', invoiceMachine.states],
  ['invitation', PARTY_STATES],
  ['credential', verificationMachine.states],
  ['noShow', noShowMachine.states],
  ['report', reportMachine.states],
  ['message', SUPPORT_STATES],
];

describe('whose turn it is', () => {
  it('PROJ-10 is said of every lifecycle that has one', () => {
    expect(MACHINES.map(([name]) => name).toSorted()).toEqual(Object.keys(TURNS).toSorted());
  });

  it.each(MACHINES)('PROJ-10 is said of every state of a %s, and of no other', (name, states) => {
    expect(Object.keys(TURNS[name]).toSorted()).toEqual([...states].toSorted());
  });

  it('PROJ-10 every act can be reached by a state, and is listed once', () => {
    const named = new Set(Object.values(TURNS).flatMap((rows) => Object.values(rows).flat()));
    const listed = [...OWN_ACTS, ...STAFF_ACTS];

    expect(listed.filter((act) => !named.has(act))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('PROJ-10 staff are asked for nothing that is one of the two sides’ own', () => {
    expect(OWN_ACTS.filter((act) => ACTS[act].sides.includes('staff'))).toEqual([]);
    expect(STAFF_ACTS.map((act) => ACTS[act].sides)).toEqual(STAFF_ACTS.map(() => ['staff']));
  });
});

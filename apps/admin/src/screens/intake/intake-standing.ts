import type { IntakeDetail } from '@cw/api-client';
import { awaitsArrangement, intakeMachine, type RequestFacts } from '@cw/domain';

/** What staff can do, in the order of their buttons. */
export const INTAKE_ACTS = [
  'begin_review',
  'send_offer',
  'ask',
  'decline',
  'convert',
  'result',
  'order',
  'settle',
  'correct',
  'resend',
] as const;
export type IntakeAct = (typeof INTAKE_ACTS)[number];

/** The events of the machine that staff bring about by a press of their own. */
const BY_EVENT = ['begin_review', 'send_offer', 'ask', 'decline', 'convert', 'settle'] as const;

/** What whose turn it is is decided by. */
export const factsOf = ({ state, reinspections, projects }: IntakeDetail): RequestFacts => ({
  state,
  lastResult: reinspections[0]?.result ?? null,
  projects,
});

const isOrdered = ({ reinspections }: IntakeDetail): boolean => reinspections[0]?.result === null;

/** What failed is mended outside of any project, so only staff can say that it is looked at again. */
const isMended = (intake: IntakeDetail): boolean => awaitsArrangement(factsOf(intake));

/** As the API says, beside what can be done at any time. */
export function actsFor(intake: IntakeDetail): readonly IntakeAct[] {
  const { events, state } = intake;
  const isOver = intakeMachine.final.includes(state);
  const possible: Partial<Record<IntakeAct, boolean>> = {
    ...Object.fromEntries(BY_EVENT.map((event) => [event, events.includes(event)])),
    result: state === 'reinspection_ordered' && isOrdered(intake),
    order: state === 'reinspection_ordered' || isMended(intake),
    correct: !isOver,
    resend: true,
  };
  return INTAKE_ACTS.filter((act) => possible[act]);
}

/** Somebody who settles the closing and can be written to; the statement goes there. */
export const hasSettlementAgent = ({ settlementAgent }: IntakeDetail): boolean =>
  settlementAgent !== null && settlementAgent.email !== null;

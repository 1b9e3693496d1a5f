import type { IntakeEvent, IntakeState } from './intake.js';

/** INT-08: the promise, step by step, as the submitter sees it. */
export const INTAKE_STEPS = ['submitted', 'reviewed', 'offer', 'work', 'reinspection', 'invoiced'] as const;
export type IntakeStepName = (typeof INTAKE_STEPS)[number];

export const INTAKE_STEP_STANDINGS = ['done', 'current', 'ahead'] as const;
export type IntakeStepStanding = (typeof INTAKE_STEP_STANDINGS)[number];

export interface IntakeStep {
  readonly step: IntakeStepName;
  readonly standing: IntakeStepStanding;
  /** When it began and when it was done, the last time where it was done twice; null for what was not. */
  readonly startedAt: Date | null;
  readonly doneAt: Date | null;
}

/** Who has to do something next. */
export const INTAKE_ACTORS = ['staff', 'submitter', 'contractor', 'inspector', 'settlement_agent'] as const;
export type IntakeActor = (typeof INTAKE_ACTORS)[number];

const NEXT_ACTOR: Record<IntakeState, IntakeActor | null> = {
  submitted: 'staff',
  in_review: 'staff',
  needs_information: 'submitter',
  declined: null,
  offer_sent: 'submitter',
  approved: 'staff',
  work_scheduled: 'contractor',
  reinspection_ordered: 'inspector',
  invoiced: 'settlement_agent',
  closed: null,
};

export const nextIntakeActor = (state: IntakeState): IntakeActor | null => NEXT_ACTOR[state];

/** Whether the statement for the closing has gone out: before that nothing on it is final. */
export const hasClosingStatement = (state: IntakeState): boolean => state === 'invoiced' || state === 'closed';

/** The step that a request in this state is at; null when it is over. It is reviewed once staff have offered or declined. */
const CURRENT: Record<IntakeState, IntakeStepName | null> = {
  submitted: 'reviewed',
  in_review: 'reviewed',
  needs_information: 'reviewed',
  declined: null,
  offer_sent: 'offer',
  approved: 'work',
  work_scheduled: 'work',
  reinspection_ordered: 'reinspection',
  invoiced: 'invoiced',
  closed: null,
};

/** Which events begin and end each step. */
const BOUNDS: Record<
  IntakeStepName,
  { readonly begins: readonly IntakeEvent[]; readonly ends: readonly IntakeEvent[] }
> = {
  submitted: { begins: [], ends: [] },
  reviewed: { begins: ['begin_review'], ends: ['send_offer', 'decline'] },
  offer: { begins: ['send_offer'], ends: ['approve_offer'] },
  work: { begins: ['convert', 'project_reposted'], ends: ['work_done'] },
  reinspection: { begins: ['work_done'], ends: ['inspection_passed'] },
  invoiced: { begins: ['inspection_passed'], ends: ['settle'] },
};

export interface IntakeHappening {
  readonly event: string;
  readonly at: Date;
}

interface Course {
  readonly state: IntakeState;
  readonly submittedAt: Date;
  /** The oldest first. */
  readonly history: readonly IntakeHappening[];
}

/** A request that was declined goes no further than its review. */
const stepsOf = (state: IntakeState): readonly IntakeStepName[] =>
  state === 'declined' ? INTAKE_STEPS.slice(0, INTAKE_STEPS.indexOf('reviewed') + 1) : INTAKE_STEPS;

function standingOf(step: IntakeStepName, state: IntakeState): IntakeStepStanding {
  const current = CURRENT[state];
  if (current === null) return 'done';
  const ahead = INTAKE_STEPS.indexOf(step) - INTAKE_STEPS.indexOf(current);
  if (ahead === 0) return 'current';
  return ahead < 0 ? 'done' : 'ahead';
}

/** INT-08: each step with its dates. What was done and undone again, such as an offer that was refused, is not yet done. */
export function intakeSteps({ state, submittedAt, history }: Course): IntakeStep[] {
  const last = (events: readonly string[]): Date | null =>
    history.findLast(({ event }) => events.includes(event))?.at ?? null;
  return stepsOf(state).map((step) => {
    const standing = standingOf(step, state);
    const { begins, ends } = BOUNDS[step];
    return {
      step,
      standing,
      startedAt: standing === 'ahead' ? null : step === 'submitted' ? submittedAt : last(begins),
      doneAt: standing !== 'done' ? null : step === 'submitted' ? submittedAt : last(ends),
    };
  });
}

/** MSG-02: questions on an open project, which every bidder reads. */
export const QUESTION_LIMITS = {
  bodyMin: 5,
  bodyMax: 1000,
  answerMin: 1,
  answerMax: 2000,
  /** Of one contractor on one project. */
  perContractor: 20,
} as const;

/** What a reader may do with a question now. */
export const QUESTION_ACTIONS = ['answer', 'remove', 'report'] as const;
export type QuestionAction = (typeof QUESTION_ACTIONS)[number];

/** Who somebody is to a question. */
export interface QuestionFacts {
  readonly isOpen: boolean;
  readonly isAsker: boolean;
  readonly isAnswered: boolean;
  /** The owner, or whoever decides in the owner's stead. */
  readonly isClient: boolean;
  readonly isStaff: boolean;
}

/** The client answers while the project is open; the asker takes back what has no answer, staff anything. */
export function questionActions(facts: QuestionFacts): QuestionAction[] {
  const { isOpen, isAsker, isAnswered, isClient, isStaff } = facts;
  const allowed: readonly (readonly [QuestionAction, boolean])[] = [
    ['answer', isClient && isOpen],
    ['remove', isStaff || (isAsker && !isAnswered)],
    ['report', !isAsker && !isStaff],
  ];
  return allowed.flatMap(([action, may]) => (may ? [action] : []));
}

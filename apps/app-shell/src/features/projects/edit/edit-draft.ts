import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { isInstant } from '../../../forms/draft-shelf.js';
import { readKept } from '../../../forms/kept-draft.js';
import { isBlank, nextCondition, type ConditionAnswers, type ProjectAnswers } from '../create/project-answers.js';
import { answersOfProject } from './answers-of-project.js';

type Changes = Readonly<Record<string, unknown>>;

/** Only what its writer changed, so that it stands on a newer project too and takes nobody else's change back. */
export interface EditDraft {
  /** Of the project that it was typed over. */
  readonly version: number;
  readonly project: Changes;
  /** By the id of the condition. */
  readonly conditions: Readonly<Record<string, unknown>>;
  readonly added: readonly unknown[];
  /** ms since 1970. */
  readonly savedAt: number;
}

/** What the server has, as the form would hold it. */
export interface Held {
  readonly answers: ProjectAnswers;
  readonly version: number;
  readonly conditions: readonly Pick<ConditionView, 'id'>[];
}

export const heldOf = (project: ProjectDetail) => ({
  answers: answersOfProject(project),
  version: project.version,
  conditions: project.conditions,
});

/** Of one person, on one project, whatever its version. */
export const draftKeyOf = (userId: string, projectId: string): string => `edit.${userId}.${projectId}`;

const isRecord = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** The texts of `now` that `before` does not have. */
const changesOf = (before: object, now: object): Changes =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => typeof value === 'string' && value !== Reflect.get(before, name)),
  );

/** The texts that this build asks for; an older build's draft loses nothing else. */
function withChanges<T extends object>(onto: T, changes: unknown): T {
  if (!isRecord(changes)) return onto;
  const known = Object.entries(changes).filter(
    ([name, value]) => typeof value === 'string' && typeof Reflect.get(onto, name) === 'string',
  );
  return { ...onto, ...Object.fromEntries(known) };
}

const changedConditions = ({ conditions, answers: before }: Held, answers: ProjectAnswers): Changes =>
  Object.fromEntries(
    conditions.flatMap(({ id }, index) => {
      const changes = changesOf(before.conditions[index] ?? {}, answers.conditions[index] ?? {});
      return isEmpty(changes) ? [] : [[id, changes] as const];
    }),
  );

/** What of the answers is not saved; undefined when nothing is. */
export function draftOf(held: Held, answers: ProjectAnswers): EditDraft | undefined {
  const project = changesOf(held.answers, answers);
  const conditions = changedConditions(held, answers);
  const added = answers.conditions.slice(held.conditions.length).filter((condition) => !isBlank(condition));
  if (isEmpty(project) && isEmpty(conditions) && added.length === 0) return undefined;
  return { version: held.version, project, conditions, added, savedAt: Date.now() };
}

/** What was left on this device; undefined when there is nothing that can be read. */
export const readEditDraft = (key: string): EditDraft | undefined => readKept(key, editOf);

function editOf(kept: unknown): EditDraft | undefined {
  if (!isRecord(kept)) return undefined;
  const { version, project, conditions, added, savedAt } = kept;
  if (typeof version !== 'number' || !isInstant(savedAt)) return undefined;
  if (!isRecord(project) || !isRecord(conditions) || !Array.isArray(added)) return undefined;
  return { version, project, conditions, added, savedAt };
}

/** The project as it is now with the changes on top. Those of a repair that is gone went with it, as `goneCount` says. */
export function withEditDraft(project: ProjectDetail, draft: EditDraft): ProjectAnswers {
  const answers = answersOfProject(project);
  const blank: ConditionAnswers = nextCondition(undefined);
  const known = project.conditions.map(({ id }, index) =>
    withChanges(answers.conditions[index] ?? blank, draft.conditions[id]),
  );
  const added = draft.added.map((one) => withChanges(blank, one));
  return { ...withChanges(answers, draft.project), conditions: [...known, ...added] };
}

/** Where the form begins, and what it tells of it. */
export interface EditStart {
  readonly answers: ProjectAnswers;
  /** undefined when nothing was typed before, or all of it is in the project already. */
  readonly restored: RestoredEdit | undefined;
}

export interface RestoredEdit {
  readonly savedAt: number;
  readonly isOvertaken: boolean;
  /** How many repairs with changes of this writer somebody else has removed. */
  readonly goneCount: number;
}

export function startOfEdit(project: ProjectDetail, draft: EditDraft | undefined): EditStart {
  const plain = { answers: answersOfProject(project), restored: undefined };
  if (draft === undefined) return plain;
  const answers = withEditDraft(project, draft);
  const goneCount = Object.keys(draft.conditions).filter(
    (id) => !project.conditions.some((one) => one.id === id),
  ).length;
  if (draftOf(heldOf(project), answers) === undefined && goneCount === 0) return plain;
  const isOvertaken = draft.version !== project.version;
  return { answers, restored: { savedAt: draft.savedAt, isOvertaken, goneCount } };
}

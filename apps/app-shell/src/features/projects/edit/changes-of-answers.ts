import type { ConditionEdit, ConditionInput, ProjectEdit } from '@cw/api-client';
import { checkProject } from '../create/check-project.js';
import { isBlank, type ProjectAnswers } from '../create/project-answers.js';
import { conditionBody, projectBody } from '../create/project-body.js';
import type { PlainDate } from '@cw/domain';
import type { Faults } from '../../../forms/form-faults.js';

export interface ProjectDifference {
  /** What the project itself has otherwise than before; undefined when nothing. */
  readonly project: ProjectEdit | undefined;
  /** Of the conditions that were there before, those that changed. */
  readonly changed: readonly { readonly index: number; readonly edit: ConditionEdit }[];
  readonly added: readonly { readonly index: number; readonly input: ConditionInput }[];
}

/** The answers of `after` that `before` does not have. */
function changedIn<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  );
  const difference: Partial<T> = {};
  return Object.assign(difference, Object.fromEntries(changed));
}

const unlessEmpty = <T extends object>(change: T): T | undefined =>
  Object.keys(change).length === 0 ? undefined : change;

/** What to send so that `before` becomes `after`; the first conditions are the ones that were there. */
export function differenceOf(before: ProjectAnswers, after: ProjectAnswers): ProjectDifference {
  const [old, next] = [projectBody(before), projectBody(after)];
  if (old === undefined || next === undefined) return { project: undefined, changed: [], added: [] };
  const { conditions: _old, ...oldPost } = old;
  const { conditions: _next, ...nextPost } = next;
  const known = before.conditions.length;
  const changed = before.conditions.flatMap((condition, index) => {
    const now = after.conditions[index];
    if (now === undefined || now.category === '' || condition.category === '') return [];
    const edit = unlessEmpty(changedIn(conditionBody(condition, condition.category), conditionBody(now, now.category)));
    return edit === undefined ? [] : [{ index, edit }];
  });
  const added = after.conditions.flatMap((condition, index) =>
    index < known || isBlank(condition) || condition.category === ''
      ? []
      : [{ index, input: conditionBody(condition, condition.category) }],
  );
  return { project: unlessEmpty(changedIn(oldPost, nextPost)), changed, added };
}

/** The days and years that the calendar overtakes; one that was good when it was posted may stay. */
const DATED = ['closingDate', 'yearBuilt'] as const;

/** A request or a change order need not say where a repair is; nobody has to say it later to change something else. */
const placeless = ({ conditions }: ProjectAnswers): string[] =>
  conditions.flatMap(({ location }, index) => (location === '' ? [`conditions.${index}.location`] : []));

/**
 * As when it is posted, but what stands in the list already may be changed and not emptied, and a date that is over, or
 * a place that was never said, may stay as it is.
 */
export function checkEdit(
  answers: ProjectAnswers,
  { before, known, today }: { readonly before: ProjectAnswers; readonly known: number; readonly today: PlainDate },
): Faults {
  const emptied = answers.conditions.findIndex((condition, index) => index < known && isBlank(condition));
  const kept: readonly string[] = [...DATED.filter((path) => answers[path] === before[path]), ...placeless(before)];
  const faults = new Map([...checkProject(answers, today)].filter(([path]) => !kept.includes(path)));
  return emptied < 0 ? faults : faults.set(`conditions.${emptied}.title`, { id: 'projects.fault.condition_title' });
}

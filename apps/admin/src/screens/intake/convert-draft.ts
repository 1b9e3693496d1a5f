import type { ConvertIntake, IntakeDetail, IntakeRepairView } from '@cw/api-client';
import {
  CONDITION_LIMITS,
  INTAKE_DESK_LIMITS,
  isPlainDate,
  PROJECT_CATEGORIES,
  PROJECT_LIMITS,
  type PlainDate,
  type ProjectCategory,
} from '@cw/domain';
import type { MessageId } from '@cw/i18n';

/** A repair as it becomes a condition; what is left empty is taken from the request. */
export interface ConditionDraft {
  /** Which of the projects holds it, from 0. */
  readonly project: number;
  readonly title: string;
  readonly category: ProjectCategory | '';
  readonly location: string;
  readonly scope: string;
}

export interface ProjectDraft {
  readonly title: string;
  readonly closingDate: string;
}

export interface ConvertDraft {
  readonly projects: readonly ProjectDraft[];
  /** By the ids of the repairs. */
  readonly conditions: Readonly<Record<string, ConditionDraft>>;
}

/** A day that has passed is no closing to plan for. */
const closingOf = ({ closingDate }: IntakeDetail, today: PlainDate): string =>
  closingDate === null || closingDate < today ? '' : closingDate;

/** One project with all of it, as it was sent. */
export function beginConvert(
  intake: IntakeDetail,
  repairs: readonly IntakeRepairView[],
  today: PlainDate,
): ConvertDraft {
  return {
    projects: [{ title: intake.repairType ?? '', closingDate: closingOf(intake, today) }],
    conditions: Object.fromEntries(
      repairs.map(({ id, title, location, description }) => [
        id,
        { project: 0, title: title ?? '', category: '', location: location ?? '', scope: description },
      ]),
    ),
  };
}

const EMPTY: ConditionDraft = { project: 0, title: '', category: '', location: '', scope: '' };
export const conditionOf = (draft: ConvertDraft, repairId: string): ConditionDraft =>
  draft.conditions[repairId] ?? EMPTY;

export const mayAddProject = ({ projects }: ConvertDraft, repairs: readonly IntakeRepairView[]): boolean =>
  projects.length < Math.min(INTAKE_DESK_LIMITS.projectsMax, repairs.length);

/** One more project, for the same closing; the reader then ticks what goes into it. */
export function addProject(draft: ConvertDraft): ConvertDraft {
  const closingDate = draft.projects[0]?.closingDate ?? '';
  return { ...draft, projects: [...draft.projects, { title: '', closingDate }] };
}

/** Its repairs go back to the first one. */
export function removeProject(draft: ConvertDraft, at: number): ConvertDraft {
  const moved = ({ project }: ConditionDraft): number => (project === at ? 0 : project > at ? project - 1 : project);
  return {
    projects: draft.projects.filter((_, index) => index !== at),
    conditions: Object.fromEntries(
      Object.entries(draft.conditions).map(([id, one]) => [id, { ...one, project: moved(one) }]),
    ),
  };
}

export const fieldOf = (name: string, of: string | number): string => `${name}-${of}`;

const isShort = (typed: string, min: number): boolean => typed.trim() !== '' && typed.trim().length < min;

/** What keeps it from being posted, by field, in the order of the form. */
export function convertFaults(
  draft: ConvertDraft,
  repairs: readonly IntakeRepairView[],
  today: PlainDate,
): ReadonlyMap<string, { readonly id: MessageId; readonly limit?: number }> {
  const faults = new Map<string, { readonly id: MessageId; readonly limit?: number }>();
  const short = (name: string, typed: string, limit: number): void => {
    if (isShort(typed, limit)) faults.set(name, { id: 'errors.field.too_short', limit });
  };
  draft.projects.forEach(({ title, closingDate }, at) => {
    short(fieldOf('title', at), title, PROJECT_LIMITS.titleMin);
    if (closingDate !== '' && !isPlainDate(closingDate))
      faults.set(fieldOf('closing', at), { id: 'errors.field.date' });
    else if (closingDate !== '' && closingDate < today) faults.set(fieldOf('closing', at), { id: 'errors.field.past' });
    const isEmpty = repairs.every(({ id }) => conditionOf(draft, id).project !== at);
    if (isEmpty) faults.set(fieldOf('project', at), { id: 'triage.convert.project_empty' });
  });
  for (const { id } of repairs) {
    const { title, scope } = conditionOf(draft, id);
    short(fieldOf('condition-title', id), title, CONDITION_LIMITS.titleMin);
    short(fieldOf('scope', id), scope, CONDITION_LIMITS.scopeMin);
  }
  return faults;
}

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** What was judged good, as the API takes it. */
export function convertOf(draft: ConvertDraft, repairs: readonly IntakeRepairView[]): ConvertIntake {
  return {
    projects: draft.projects.map(({ title, closingDate }, at) => ({
      title: textOf(title),
      closingDate: textOf(closingDate),
      repairs: repairs
        .filter(({ id }) => conditionOf(draft, id).project === at)
        .map(({ id }) => {
          const condition = conditionOf(draft, id);
          return {
            repairId: id,
            title: textOf(condition.title),
            category: PROJECT_CATEGORIES.find((one) => one === condition.category) ?? null,
            location: textOf(condition.location),
            scope: textOf(condition.scope),
          };
        }),
    })),
  };
}

import type { ConvertIntake, IntakeConversionRepair, IntakeDetail, IntakeRepairView } from '@cw/api-client';
import {
  CONDITION_LIMITS,
  INTAKE_DESK_LIMITS,
  isPlainDate,
  PROJECT_LIMITS,
  type ConditionKind,
  type EvidenceCode,
  type PlainDate,
  type Priority,
  type ProjectCategory,
} from '@cw/domain';
import type { MessageId } from '@cw/i18n';

/** A repair as it becomes a condition; a text that is left empty is taken from the request. */
export interface ConditionDraft {
  /** Which of the projects holds it, from 0. */
  readonly project: number;
  readonly title: string;
  readonly category: ProjectCategory;
  readonly kind: ConditionKind;
  readonly location: string;
  readonly scope: string;
  /** Empty: what its kind needs. */
  readonly evidence: readonly EvidenceCode[];
}

export interface ProjectDraft {
  readonly title: string;
  readonly description: string;
  readonly priority: Priority;
  readonly closingDate: string;
  readonly special: string;
}

export interface ConvertDraft {
  readonly projects: readonly ProjectDraft[];
  /** By the ids of the repairs. */
  readonly conditions: Readonly<Record<string, ConditionDraft>>;
}

const EMPTY_PROJECT: ProjectDraft = { title: '', description: '', priority: 'normal', closingDate: '', special: '' };

const EMPTY: ConditionDraft = {
  ...{ project: 0, title: '', category: 'other', kind: 'repair', location: '', scope: '', evidence: [] },
};

/** A day that has passed is no closing to plan for. */
const closingOf = (day: string | null, today: PlainDate): string => (day === null || day < today ? '' : day);

const conditionDraft = ({ repairId: _id, ...said }: IntakeConversionRepair): ConditionDraft => ({
  project: 0,
  ...said,
});

/** One project with all of it, as the API would make it when nothing is changed. */
export function beginConvert({ conversion }: Pick<IntakeDetail, 'conversion'>, today: PlainDate): ConvertDraft {
  if (conversion === null) return { projects: [EMPTY_PROJECT], conditions: {} };
  const { title, description, priority, closingDate, specialRequirements, repairs } = conversion;
  const special = specialRequirements ?? '';
  return {
    projects: [{ title, description, priority, closingDate: closingOf(closingDate, today), special }],
    conditions: Object.fromEntries(repairs.map((repair) => [repair.repairId, conditionDraft(repair)])),
  };
}

export const conditionOf = (draft: ConvertDraft, repairId: string): ConditionDraft =>
  draft.conditions[repairId] ?? EMPTY;

export const mayAddProject = ({ projects }: ConvertDraft, repairs: readonly IntakeRepairView[]): boolean =>
  projects.length < Math.min(INTAKE_DESK_LIMITS.projectsMax, repairs.length);

/**
 * One more project, for the same closing and as urgent; the reader then ticks what goes into it. Words that named the
 * whole request name no part of it: where nobody changed them, each project's are made from its own repairs.
 */
export function addProject(draft: ConvertDraft, { conversion }: Pick<IntakeDetail, 'conversion'>): ConvertDraft {
  const partly = (project: ProjectDraft): ProjectDraft => ({
    ...project,
    title: project.title === conversion?.title ? '' : project.title,
    description: project.description === conversion?.description ? '' : project.description,
  });
  const projects = draft.projects.map(partly);
  return { ...draft, projects: [...projects, { ...(projects[0] ?? EMPTY_PROJECT), title: '', description: '' }] };
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
  draft.projects.forEach(({ title, description, closingDate }, at) => {
    short(fieldOf('title', at), title, PROJECT_LIMITS.titleMin);
    if (closingDate !== '' && !isPlainDate(closingDate))
      faults.set(fieldOf('closing', at), { id: 'errors.field.date' });
    else if (closingDate !== '' && closingDate < today) faults.set(fieldOf('closing', at), { id: 'errors.field.past' });
    short(fieldOf('description', at), description, PROJECT_LIMITS.descriptionMin);
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
    projects: draft.projects.map(({ title, description, priority, closingDate, special }, at) => ({
      title: textOf(title),
      description: textOf(description),
      priority,
      closingDate: textOf(closingDate),
      specialRequirements: textOf(special),
      repairs: repairs
        .filter(({ id }) => conditionOf(draft, id).project === at)
        .map(({ id }) => {
          const { category, kind, evidence, ...condition } = conditionOf(draft, id);
          return {
            repairId: id,
            title: textOf(condition.title),
            category,
            kind,
            location: textOf(condition.location),
            scope: textOf(condition.scope),
            evidence: [...evidence],
          };
        }),
    })),
  };
}

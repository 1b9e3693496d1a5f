import { CONDITION_KINDS, EVIDENCE_CODES, PRIORITIES, PROJECT_CATEGORIES } from '@cw/domain';
import { adoptTexts } from '../records/use-kept.js';
import type { ConditionDraft, ConvertDraft, ProjectDraft } from './convert-draft.js';

const valueOf = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;

function adoptProject(blank: ProjectDraft, stored: unknown): ProjectDraft {
  const { priority, ...texts } = blank;
  const kept = adoptTexts(texts, stored) ?? texts;
  const chosen = PRIORITIES.find((one) => one === valueOf(stored, 'priority'));
  return { ...kept, priority: chosen ?? priority };
}

function adoptCondition(blank: ConditionDraft, stored: unknown, projects: number): ConditionDraft {
  const { project, category, kind, evidence, ...texts } = blank;
  const at = valueOf(stored, 'project');
  const codes = valueOf(stored, 'evidence');
  return {
    ...(adoptTexts(texts, stored) ?? texts),
    project:
      typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < projects ? at : Math.min(project, projects - 1),
    category: PROJECT_CATEGORIES.find((one) => one === valueOf(stored, 'category')) ?? category,
    kind: CONDITION_KINDS.find((one) => one === valueOf(stored, 'kind')) ?? kind,
    evidence: Array.isArray(codes) ? EVIDENCE_CODES.filter((one) => codes.includes(one)) : evidence,
  };
}

/** Takes from what was kept the projects, and of the repairs those that the request still has. */
export function adoptConvert(blank: ConvertDraft, stored: unknown): ConvertDraft | undefined {
  const kept = valueOf(stored, 'projects');
  const [first] = blank.projects;
  if (!Array.isArray(kept) || kept.length === 0 || first === undefined) return undefined;
  const conditions = valueOf(stored, 'conditions');
  return {
    projects: kept.map((project) => adoptProject(first, project)),
    conditions: Object.fromEntries(
      Object.entries(blank.conditions).map(([id, one]) => [
        id,
        adoptCondition(one, valueOf(conditions, id), kept.length),
      ]),
    ),
  };
}

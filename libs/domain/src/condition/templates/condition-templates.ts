import type { ConditionKind, EvidenceCode } from '../condition.js';
import type { LoanProgram } from '../../project/project.js';
import { INTERIOR_AND_SAFETY_TEMPLATES } from './interior-and-safety.js';
import { STRUCTURE_TEMPLATES } from './structure.js';
import { SYSTEM_TEMPLATES } from './systems.js';
import type { TemplateFacts } from './template-facts.js';

const EVERY_TEMPLATE = [...STRUCTURE_TEMPLATES, ...SYSTEM_TEMPLATES, ...INTERIOR_AND_SAFETY_TEMPLATES] as const;

export type ConditionTemplateId = (typeof EVERY_TEMPLATE)[number]['id'];
export interface ConditionTemplate extends TemplateFacts {
  readonly id: ConditionTemplateId;
}

/** COND-01: every template, in the order of the report's parts. */
export const CONDITION_TEMPLATES: readonly ConditionTemplate[] = EVERY_TEMPLATE;

const BY_ID: ReadonlyMap<string, ConditionTemplate> = new Map(CONDITION_TEMPLATES.map((one) => [one.id, one]));

/** Undefined for an id that no template has (any more). */
export const conditionTemplate = (id: string): ConditionTemplate | undefined => BY_ID.get(id);

/** The last year in which houses may have lead paint. */
export const LAST_LEAD_PAINT_YEAR = 1977;

/** Whether whoever does it must be certified for lead paint; an unknown year counts as old. */
export const needsLeadSafe = (template: TemplateFacts, yearBuilt: number | null): boolean =>
  template.leadSafeBefore1978 === true && (yearBuilt ?? 0) <= LAST_LEAD_PAINT_YEAR;

/** Whether appraisals of this program ask for it; without a program all do. */
export const isAskedBy = (template: TemplateFacts, program: LoanProgram | null): boolean =>
  program === null || template.programs.includes(program);

const REPORTS: readonly EvidenceCode[] = [
  'specialist_report',
  'engineer_report_sealed',
  'laboratory_or_test_result',
  'wood_destroying_insect_report',
];

/** What proves it says what it is: work leaves photographs or an invoice, an inspection only a report. */
export function kindOfTemplate({ evidence }: TemplateFacts): ConditionKind {
  if (evidence.some((code) => code === 'photo_before' || code === 'invoice_paid_corrected_with_license'))
    return 'repair';
  return evidence.some((code) => REPORTS.includes(code)) ? 'inspection' : 'completion';
}

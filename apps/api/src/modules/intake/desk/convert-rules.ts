import {
  CATEGORY_OF_INTAKE,
  CONDITION_LIMITS,
  EVIDENCE_OF_VERIFICATION,
  guessCategory,
  lengthOf,
  lineFault,
  outgoingLine,
  priorityOfUrgency,
  PROJECT_LIMITS,
  shortened,
  shortenedAtWord,
  sumCents,
  TRADE_NAMED_BY,
  type Cents,
  type ProjectCategory,
} from '@cw/domain';
import { formatPlainDate, formatterFor } from '@cw/i18n';
import type { FieldFault } from '../../../common/errors/domain-error.js';
import type { Post, PostedCondition } from '../../projects/index.js';
import type { IntakeOfferLineEntity } from '../intake-offer.entity.js';
import type { IntakeRepairEntity } from '../intake-repair.entity.js';
import type { IntakeEntity } from '../intake.entity.js';
import type { ConvertProject, ConvertRepair } from './dto/convert-intake.input.js';
import type { IntakeConversion } from './dto/intake-conversion.response.js';

/** A repair that is still to be done, with what the submitter approved for it. */
export interface OfferedRepair {
  readonly repair: IntakeRepairEntity;
  readonly line: IntakeOfferLineEntity;
}

const BREAK = '\n\n';

/** Each repair that was offered is in exactly one project, and no other is there. */
export function convertFaults(projects: readonly ConvertProject[], offered: readonly OfferedRepair[]): FieldFault[] {
  const known = new Set(offered.map(({ repair }) => repair.id));
  const seen = new Set<string>();
  const faults: FieldFault[] = [];
  projects.forEach(({ repairs }, place) => {
    repairs.forEach(({ repairId }, index) => {
      const path = `projects.${place}.repairs.${index}`;
      if (!known.has(repairId)) faults.push({ path: `${path}.repairId`, code: 'invalid' });
      else if (seen.has(repairId)) faults.push({ path: `${path}.repairId`, code: 'not_allowed' });
      seen.add(repairId);
    });
  });
  if ([...known].some((id) => !seen.has(id))) faults.push({ path: 'projects', code: 'required' });
  return faults;
}

/** One project with every repair, as it was sent. */
export const wholeIntake = (offered: readonly OfferedRepair[]): ConvertProject => ({
  repairs: offered.map(({ repair }) => ({ repairId: repair.id })),
});

/** A title ends in no stop: it stands in lists, and beside others in the title of a project. */
const withoutStop = (sentence: string): string => sentence.trim().replace(/[.,;:]+$/u, '');

/** A description may hold a link, a title made of it may not. */
function titleOf({ title, description }: IntakeRepairEntity): string {
  const [first = description] = description.split(/(?<=[.!?])\s|\n/u);
  return title ?? shortenedAtWord(withoutStop(outgoingLine(first)), CONDITION_LIMITS.titleMax);
}

function tradeOf({ category, title, description }: IntakeRepairEntity): ProjectCategory {
  return TRADE_NAMED_BY[category] ?? guessCategory(`${title ?? ''} ${description}`) ?? CATEGORY_OF_INTAKE[category];
}

/** COND-02: what staff noted beside the price was approved with it, so it is part of what is to be done. */
function scopeOf({ description }: IntakeRepairEntity, { note }: IntakeOfferLineEntity): string {
  if (note === null) return description;
  return `${shortened(description, CONDITION_LIMITS.scopeMax - note.length - BREAK.length)}${BREAK}${note}`;
}

/** What the submitter said of a repair and approved for it; what staff say of it now stands before that. */
const saidOf = (intake: IntakeEntity, { repair, line }: OfferedRepair) => ({
  title: titleOf(repair),
  kind: repair.kind,
  category: tradeOf(repair),
  location: repair.location ?? '',
  scope: scopeOf(repair, line),
  evidence: [...EVIDENCE_OF_VERIFICATION[intake.verificationMethod ?? 'photos']],
});

const isReported = ({ quote, page }: IntakeRepairEntity): boolean => quote !== null || page !== null;

/** COND-02: one repair becomes one condition, with every detail. */
function conditionOf(intake: IntakeEntity, offered: OfferedRepair, said: ConvertRepair): PostedCondition {
  const { repair, line } = offered;
  const sent = saidOf(intake, offered);
  return {
    title: said.title ?? sent.title,
    source: isReported(repair) ? 'appraisal' : 'owner',
    kind: said.kind ?? sent.kind,
    quote: repair.quote,
    page: repair.page,
    category: said.category ?? sent.category,
    intakeCategory: repair.category,
    intakeRepairId: repair.id,
    location: said.location ?? sent.location,
    scope: said.scope ?? sent.scope,
    responsibleParty: line.responsibleParty,
    estimatedCostCents: line.ceilingCents,
    evidence: said.evidence ?? sent.evidence,
  };
}

/** What no column of a project holds: until when, and by what it is to be shown. In the submitter's language. */
function requirementsOf({
  completionDeadline,
  verificationMethod,
  verificationNote,
  locale,
}: IntakeEntity): string | null {
  const words = formatterFor(locale);
  const lines = [
    completionDeadline &&
      words.text('documents.intake.finish_by', { day: formatPlainDate(completionDeadline, locale, 'words') }),
    verificationMethod &&
      words.text('documents.intake.shown_by', { method: verificationMethod, note: verificationNote ?? '' }),
  ];
  return lines.filter((line) => line !== null).join('\n') || null;
}

function descriptionOf(intake: IntakeEntity, repairs: readonly IntakeRepairEntity[]): string {
  const said = [intake.description, intake.appraisalNotes].filter((text) => text !== null).join('\n\n');
  const text =
    said.length >= PROJECT_LIMITS.descriptionMin ? said : repairs.map(({ description }) => description).join('\n');
  const listed = formatterFor(intake.locale).text('documents.intake.description', { count: repairs.length });
  return shortened(
    text.length >= PROJECT_LIMITS.descriptionMin ? text : `${listed} ${text}`,
    PROJECT_LIMITS.descriptionMax,
  );
}

/** An agent acts for somebody; for whom is known where only one side was named. */
function principalOf({ submitterRole, buyers, sellers }: IntakeEntity): Post['onBehalfOf'] {
  if (submitterRole !== 'agent' || (buyers === null) === (sellers === null)) return null;
  const name = shortened(buyers ?? sellers ?? '', PROJECT_LIMITS.personMax);
  return { name, role: buyers === null ? 'seller' : 'buyer' };
}

const agentOf = ({ agentName, agentCompany }: IntakeEntity): string | null =>
  agentName === null ? null : shortened([agentName, agentCompany].filter(Boolean).join(', '), PROJECT_LIMITS.personMax);

/** A wish above what was approved is none, and a post takes none below the smallest amount. */
function wishOf({ estimatedBudgetCents: wish }: IntakeEntity, max: Cents): Cents | null {
  return wish !== null && wish <= max && wish >= PROJECT_LIMITS.budgetMinCents ? wish : null;
}

/** As many repairs as a title has room for, each whole, and how many more there are. */
function namedBy(conditions: readonly PostedCondition[], locale: IntakeEntity['locale']): string {
  const titles = conditions.map(({ title }) => withoutStop(title));
  const naming = (count: number, most: number = PROJECT_LIMITS.titleMax): string => {
    const first = titles.slice(0, count).join('; ');
    const more = titles.length - count;
    if (more === 0) return shortenedAtWord(first, most);
    return formatterFor(locale).text('documents.intake.title', { titles: shortenedAtWord(first, most), more });
  };
  const fits = (count: number): boolean => lengthOf(naming(count, Infinity)) <= PROJECT_LIMITS.titleMax;
  const count = titles.map((_, index) => titles.length - index).find(fits);
  if (count !== undefined) return naming(count);
  const words = lengthOf(naming(1, Infinity)) - lengthOf(titles[0] ?? '');
  return naming(1, PROJECT_LIMITS.titleMax - words);
}

/** What the submitter calls all of the repairs. It is a note, in which a link may stand: such a one is no title. */
function nameOf({ repairType }: IntakeEntity): string | null {
  const isTitle = repairType !== null && lengthOf(repairType) >= PROJECT_LIMITS.titleMin && !lineFault(repairType);
  return isTitle ? shortenedAtWord(repairType, PROJECT_LIMITS.titleMax) : null;
}

interface Part {
  readonly offered: readonly OfferedRepair[];
  /** It is the only project of the request. */
  readonly isWhole: boolean;
}

/** What is posted for a part of a request. */
export function postOf(intake: IntakeEntity, said: ConvertProject, { offered, isWhole }: Part): Post {
  const chosen = said.repairs.flatMap((repair) => {
    const found = offered.find((one) => one.repair.id === repair.repairId);
    return found ? [{ ...found, said: repair }] : [];
  });
  const conditions = chosen.map((one) => conditionOf(intake, one, one.said));
  const maxBudgetCents = sumCents(chosen.map(({ line }) => line.ceilingCents));
  const { address, city, usState, zip, loanProgram, lender, loanOfficer, caseNumber, yearBuilt } = intake;
  const named = isWhole ? nameOf(intake) : null;
  const repairs = chosen.map(({ repair }) => repair);
  return {
    title: said.title ?? named ?? namedBy(conditions, intake.locale),
    priority: said.priority ?? priorityOfUrgency(intake.urgency),
    description: said.description ?? descriptionOf(intake, repairs),
    ...{ city, state: usState, zip, address },
    budgetCents: isWhole ? wishOf(intake, maxBudgetCents) : null,
    maxBudgetCents,
    specialRequirements: unless(said.specialRequirements, requirementsOf(intake)),
    closingDate: unless(said.closingDate, intake.closingDate),
    ...{ loanProgram, lender, loanOfficer, caseNumber, yearBuilt },
    settlementAgent: agentOf(intake),
    onBehalfOf: principalOf(intake) ?? null,
    conditions,
  };
}

/** What is posted when staff say nothing else: one project of all of it. */
export function planOf(intake: IntakeEntity, offered: readonly OfferedRepair[]): IntakeConversion {
  const post = postOf(intake, wholeIntake(offered), { offered, isWhole: true });
  return {
    title: post.title,
    description: post.description,
    priority: priorityOfUrgency(intake.urgency),
    closingDate: post.closingDate ?? null,
    specialRequirements: post.specialRequirements ?? null,
    repairs: offered.map((one) => {
      const { kind, ...sent } = saidOf(intake, one);
      return { repairId: one.repair.id, kind: kind ?? 'repair', ...sent };
    }),
  };
}

/** Null takes away what the request says; only what is left out is as it says. */
const unless = <T>(said: T | undefined, sent: T): T => (said === undefined ? sent : said);

import { cents } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { IntakeLetterWriter } from '../../modules/intake/intake-letter-writer.js';
import { INTAKE_LETTER_KINDS, type IntakeLetterKind } from '../../modules/intake/intake-letters.js';
import { IntakeOfferEntity, IntakeOfferLineEntity } from '../../modules/intake/intake-offer.entity.js';
import { IntakeProjectEntity } from '../../modules/intake/intake-project.entity.js';
import { IntakeQuestionEntity } from '../../modules/intake/intake-question.entity.js';
import { IntakeReinspectionEntity } from '../../modules/intake/intake-reinspection.entity.js';
import { IntakeEntity } from '../../modules/intake/intake.entity.js';
import { statementMail } from '../../modules/intake/desk/statement-postman.js';
import { ProjectEntity } from '../../modules/projects/index.js';
import { aJob, ASKED_BY, CLOSING_DAY, HOUSE, PROJECT_ID, WORK } from './house.js';
import type { MailSubject, MakeMail } from './letter.js';
import { knowing } from './standing-in.js';

type Dependencies = ConstructorParameters<typeof IntakeLetterWriter>;

const SAID: Readonly<Record<Locale, Readonly<Record<'question' | 'notes' | 'reason', string>>>> = {
  en: {
    question: 'Does the peeling paint reach the garage, too?',
    notes: 'The handrail at the basement stairs ends one step too early.',
    reason: 'The report is about a house in a state that we do not serve yet.',
  },
  es: {
    question: '¿La pintura que se desprende llega también al garaje?',
    notes: 'El pasamanos de la escalera del sótano termina un escalón antes.',
    reason: 'El informe trata de una casa en un estado donde todavía no trabajamos.',
  },
};

export const aRequest = (locale: Locale): IntakeEntity =>
  Object.assign(new IntakeEntity(), {
    id: '018f3f5c-6c1b-7d3e-9a44-0000000000d1',
    reference: 'RR-2026-000042',
    locale,
    linkRevision: 1,
    spamFlags: [],
    ...{ address: HOUSE.address, city: HOUSE.city, usState: HOUSE.state, zip: HOUSE.zip },
    ...{ agentName: 'Karen Doyle', agentCompany: 'Blue Ridge Title', agentEmail: 'karen@title.example' },
    fileNumber: 'BR-24117',
    closingDate: CLOSING_DAY,
    firstName: 'Maribel',
    lastName: 'Núñez',
    email: 'maribel@example.com',
  });

/** Its rows, by the entity that they are of. */
function rowsIn(locale: Locale): ReadonlyMap<unknown, readonly object[]> {
  const lines = aJob(locale).lines.map(({ amountCents }) => ({ ceilingCents: amountCents }));
  return new Map<unknown, readonly object[]>([
    [IntakeQuestionEntity, [{ question: SAID[locale].question }]],
    [IntakeOfferEntity, [{ id: 'offer' }]],
    [IntakeOfferLineEntity, lines.map((line) => ({ ...line, ceilingCents: cents(line.ceilingCents) }))],
    [IntakeProjectEntity, [{ projectId: PROJECT_ID }]],
    [ProjectEntity, [{ title: WORK[locale] }]],
    [IntakeReinspectionEntity, [{ scheduledOn: '2026-12-04', notes: SAID[locale].notes }]],
  ]);
}

function writerIn(locale: Locale): IntakeLetterWriter {
  const rows = rowsIn(locale);
  const repository = (entity: unknown) => {
    const of = rows.get(entity) ?? [];
    return { findOne: async () => of[0], findBy: async () => of, countBy: async () => of.length };
  };
  return new IntakeLetterWriter(
    knowing<Dependencies[0]>({ repository: repository as never }),
    knowing<Dependencies[1]>({ repairsOf: async () => aJob(locale).lines as never }),
    knowing<Dependencies[2]>({ of: async () => [{ event: 'decline', reason: SAID[locale].reason }] as never }),
    knowing<Dependencies[3]>({ secretOf: () => 'not-a-secret-but-as-long-as-one-is-here' }),
  );
}

const stepped =
  (kind: IntakeLetterKind): MakeMail =>
  (locale) =>
    writerIn(locale).write(aRequest(locale), kind);

type StepSubject = `emails.intake.${IntakeLetterKind}.subject`;

const STEPS = Object.fromEntries(
  INTAKE_LETTER_KINDS.map((kind) => [`emails.intake.${kind}.subject`, stepped(kind)]),
) as Record<StepSubject, MakeMail>;

const stated: MakeMail = (locale) => {
  const job = aJob(locale, ASKED_BY);
  const { totalCents } = job;
  const sums = { totalCents, paidCents: cents(0), dueCents: totalCents, onItsWayCents: cents(0), jobs: [job] };
  return statementMail({ email: 'karen@title.example', name: 'Karen Doyle' }, aRequest(locale), sums);
};

/** What the submitter of a request is written, and the statement that ends it. */
export const REQUEST_LETTERS = {
  ...STEPS,
  'emails.statement.subject': stated,
} as const satisfies Partial<Record<MailSubject, MakeMail>>;

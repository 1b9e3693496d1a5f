import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ACCOUNTS_TIME_ZONE,
  canSeeAddress,
  clientNameFor,
  closingPayer,
  dayIn,
  looksAsClient,
  timeZoneOf,
  type Actor,
  type Cents,
  type InvoicePayer,
  type InvoiceState,
  type PaymentTiming,
  type ProjectParty,
  type ProjectStatus,
  type UsState,
} from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { fullName } from '../../common/person-name.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { MatterNames, type MatterFacts, type MatterTerms } from '../../common/realtime/matter-names.js';
import { businessName } from './client-name.js';
import { partiesIn, partyFacts, type Owned } from './project-gate.js';

/** Of the invoice in force; all of it null where there is none. */
interface NamedInvoice {
  readonly invoiceState: InvoiceState | null;
  readonly invoicePayer: InvoicePayer;
  readonly invoiceNumber: string | null;
  readonly invoiceDueOn: string | null;
  readonly hasFallenThrough: boolean;
  readonly isNamed: boolean;
  readonly isAddressed: boolean;
}

interface NamedProject extends Owned, NamedInvoice {
  readonly id: string;
  readonly status: ProjectStatus;
  readonly address: string | null;
  readonly city: string;
  readonly state: UsState;
  readonly paymentTiming: PaymentTiming | null;
  readonly contractor: string;
  readonly paidInvoice: string | null;
  readonly paidAt: Date | null;
  readonly declinedBy: string | null;
  readonly startsOn: string | null;
  readonly closesOn: string | null;
  readonly budgetCents: string | null;
  readonly heldCents: string | null;
  readonly agreedCents: string | null;
  readonly isReleased: boolean | null;
  readonly reviewDueAt: Date | null;
  readonly caseDueAt: Date | null;
  readonly principalName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Whoever has left has no name any more. */
  readonly hasLeft: boolean;
}

const NAMED: PreparedQuery = {
  name: 'project_names_told',
  text: `SELECT p.id, p.status, p.address, p.city, p.state, p.owner_id AS "ownerId", p.decider_ids AS "deciderIds",
      p.viewer_ids AS "viewerIds", p.contractor_id AS "contractorId", p.principal_name AS "principalName",
      p.payment_timing AS "paymentTiming", p.agreed_start_date::text AS "startsOn", p.closing_date::text AS "closesOn",
      p.budget_cents AS "budgetCents", p.review_due_at AS "reviewDueAt",
      o.first_name AS "firstName", o.last_name AS "lastName", o.status = 'terminated' AS "hasLeft",
      CASE WHEN c.id IS NULL OR c.status = 'terminated' THEN ''
        ELSE ${businessName('c')} END AS contractor,
      CASE WHEN i.state = 'paid' THEN i.number END AS "paidInvoice", i.paid_at AS "paidAt",
      i.state AS "invoiceState", i.payer AS "invoicePayer", i.number AS "invoiceNumber", i.due_on::text AS "invoiceDueOn",
      i.fell_through_at IS NOT NULL AS "hasFallenThrough", i.agent_name IS NOT NULL AS "isNamed",
      i.agent_name IS NOT NULL AND i.agent_email IS NOT NULL AS "isAddressed",
      (SELECT d.name FROM invoice_decline d JOIN invoice n ON n.id = d.invoice_id
        WHERE n.project_id = p.id ORDER BY d.created_at DESC LIMIT 1) AS "declinedBy",
      (SELECT 0 - a.balance_cents FROM milestone m JOIN ledger_account a ON a.kind = 'held' AND a.subject_id = m.id
        WHERE m.project_id = p.id) AS "heldCents",
      (SELECT m.total_cents FROM milestone m WHERE m.project_id = p.id) AS "agreedCents",
      (SELECT m.state = 'released' FROM milestone m WHERE m.project_id = p.id) AS "isReleased",
      (SELECT d.answer_due_at FROM dispute d WHERE d.project_id = p.id AND d.state = 'open') AS "caseDueAt"
    FROM project p JOIN app_user o ON o.id = p.owner_id LEFT JOIN app_user c ON c.id = p.contractor_id
      LEFT JOIN invoice i ON i.project_id = p.id AND i.state <> 'void'
    WHERE p.id = ANY ($1::uuid[])`,
};

/** Tells notifications what projects are called by, in one statement for a page of any length. */
@Injectable()
export class ProjectNamesProvider implements OnModuleInit {
  constructor(
    private readonly names: MatterNames,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.names.projectsBy((actor, ids) => this.of(actor, ids));
  }

  private async of(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MatterFacts>> {
    const projects = await this.sql.rows<NamedProject & Record<string, unknown>>(NAMED, [ids]);
    return new Map(projects.map((project) => [project.id, factsFor(actor, project)]));
  }
}

/** ROLE-06: the street and the client's full name are the parties' to know. */
function factsFor(actor: Actor, project: NamedProject): MatterFacts {
  const { city, state, status } = project;
  const parties = partiesIn(actor, project);
  const isParty = parties.length > 0;
  const seesAddress = canSeeAddress(actor, { ...partyFacts(project), status, actorHasBid: false });
  return {
    address: seesAddress ? project.address : null,
    city,
    state,
    clientName: clientNameFor({
      principalName: project.principalName,
      ownerName: project.hasLeft ? null : fullName(project),
      isOwner: project.ownerId === actor.userId,
      isParty,
    }),
    // What takes bids says to every contractor by when and for how much; what was agreed is the parties' own.
    ...((isParty || status === 'open') && { terms: termsFor(project, parties) }),
  };
}

type PartyTerms = Omit<MatterTerms, 'closesOn' | 'budgetCents' | 'timeZone'>;

/** What was agreed is the parties' own. */
const NOT_A_PARTY: PartyTerms = {
  ...{ paymentTiming: null, contractor: '', paidInvoice: null, heldCents: null, agreedCents: null },
  ...{ isReleased: false, paidOn: null, invoice: null, declinedBy: null },
  ...{ startsOn: null, reviewDueAt: null, caseDueAt: null },
};

function invoiceOf(named: NamedInvoice): MatterTerms['invoice'] {
  const {
    invoiceState: state,
    invoiceNumber: number,
    invoicePayer: payer,
    invoiceDueOn: dueOn,
    hasFallenThrough,
  } = named;
  return state && { number, payer: closingPayer({ ...named, payer, state }), dueOn, hasFallenThrough };
}

const partyTerms = ({
  paymentTiming,
  contractor,
  paidInvoice,
  heldCents,
  agreedCents,
  startsOn,
  reviewDueAt,
  caseDueAt,
  ...named
}: NamedProject): Omit<PartyTerms, 'declinedBy'> => ({
  ...{ paymentTiming, contractor, paidInvoice, startsOn },
  heldCents: centsOrNull(heldCents),
  agreedCents: centsOrNull(agreedCents),
  reviewDueAt: reviewDueAt?.toISOString() ?? null,
  caseDueAt: caseDueAt?.toISOString() ?? null,
  paidOn: named.paidAt && dayIn(named.paidAt, ACCOUNTS_TIME_ZONE),
  isReleased: named.isReleased ?? false,
  invoice: invoiceOf(named),
});

const centsOrNull = (stored: string | null): Cents | null => (stored === null ? null : readCents(stored));

const seesAgents = (parties: readonly ProjectParty[]): boolean => looksAsClient(parties) || parties.includes('admin');

const termsFor = (project: NamedProject, parties: readonly ProjectParty[]): MatterTerms => ({
  ...(parties.length > 0 ? partyTerms(project) : NOT_A_PARTY),
  declinedBy: seesAgents(parties) ? project.declinedBy : null,
  closesOn: project.hasFallenThrough ? null : project.closesOn,
  budgetCents: centsOrNull(project.budgetCents),
  timeZone: timeZoneOf(project.state),
});

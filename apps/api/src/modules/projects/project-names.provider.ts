import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  canSeeAddress,
  clientNameFor,
  timeZoneOf,
  type Actor,
  type Cents,
  type PaymentTiming,
  type ProjectStatus,
  type UsState,
} from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { fullName } from '../../common/person-name.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { MatterNames, type MatterFacts, type MatterTerms } from '../../common/realtime/matter-names.js';
import { businessName } from './client-name.js';
import { partiesIn, partyFacts, type Owned } from './project-gate.js';

interface NamedProject extends Owned {
  readonly id: string;
  readonly status: ProjectStatus;
  readonly address: string | null;
  readonly city: string;
  readonly state: UsState;
  readonly paymentTiming: PaymentTiming | null;
  readonly contractor: string;
  readonly paidInvoice: string | null;
  readonly startsOn: string | null;
  readonly closesOn: string | null;
  readonly budgetCents: string | null;
  readonly heldCents: string | null;
  readonly agreedCents: string | null;
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
      (SELECT i.number FROM invoice i WHERE i.project_id = p.id AND i.state = 'paid' ORDER BY i.paid_at DESC LIMIT 1)
        AS "paidInvoice",
      (SELECT 0 - a.balance_cents FROM milestone m JOIN ledger_account a ON a.kind = 'held' AND a.subject_id = m.id
        WHERE m.project_id = p.id) AS "heldCents",
      (SELECT m.total_cents FROM milestone m WHERE m.project_id = p.id) AS "agreedCents",
      (SELECT d.answer_due_at FROM dispute d WHERE d.project_id = p.id AND d.state = 'open') AS "caseDueAt"
    FROM project p JOIN app_user o ON o.id = p.owner_id LEFT JOIN app_user c ON c.id = p.contractor_id WHERE p.id = ANY ($1::uuid[])`,
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
  const isParty = partiesIn(actor, project).length > 0;
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
    ...((isParty || status === 'open') && { terms: termsFor(project, isParty) }),
  };
}

type PartyTerms = Omit<MatterTerms, 'closesOn' | 'budgetCents' | 'timeZone'>;

/** What was agreed is the parties' own. */
const NOT_A_PARTY: PartyTerms = {
  ...{ paymentTiming: null, contractor: '', paidInvoice: null, heldCents: null, agreedCents: null },
  ...{ startsOn: null, reviewDueAt: null, caseDueAt: null },
};

const partyTerms = ({
  paymentTiming,
  contractor,
  paidInvoice,
  heldCents,
  agreedCents,
  startsOn,
  reviewDueAt,
  caseDueAt,
}: NamedProject): PartyTerms => ({
  ...{ paymentTiming, contractor, paidInvoice, startsOn },
  heldCents: centsOrNull(heldCents),
  agreedCents: centsOrNull(agreedCents),
  reviewDueAt: reviewDueAt?.toISOString() ?? null,
  caseDueAt: caseDueAt?.toISOString() ?? null,
});

const centsOrNull = (stored: string | null): Cents | null => (stored === null ? null : readCents(stored));

const termsFor = (project: NamedProject, isParty: boolean): MatterTerms => ({
  ...(isParty ? partyTerms(project) : NOT_A_PARTY),
  closesOn: project.closesOn,
  budgetCents: centsOrNull(project.budgetCents),
  timeZone: timeZoneOf(project.state),
});

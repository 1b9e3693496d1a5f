import { cents, type PaymentTiming } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { aUser, type HasApp } from '../../../testing/index.js';
import { PROJECT_MONEY, type MoneyMove, type ProjectMoney } from '../../projects/index.js';
import type { UserEntity } from '../../users/index.js';

export interface AcceptedBid {
  readonly projectId: string;
  readonly owner: UserEntity;
  readonly contractor: UserEntity;
  /** Fires the project's own events at its money, as the projects module does. */
  readonly project: ProjectMoves;
}

interface Terms {
  readonly totalCents?: number;
  readonly paymentTiming?: PaymentTiming;
  readonly contractor?: UserEntity;
}

const PROJECT = {
  name: 'test_insert_project',
  text: `INSERT INTO project (id, created_at, updated_at, owner_id, title, category, priority, description, city, state, zip,
      latitude, longitude, status)
    VALUES ($1, $2, $2, $3, 'Handrail and peeling paint', 'painting', 'high', 'What the appraisal asks for.', 'Austin', 'TX',
      '78701', 30.27, -97.74, 'open')`,
};
const BID = {
  name: 'test_insert_bid',
  text: `INSERT INTO bid (id, created_at, updated_at, project_id, contractor_id, amount_cents, timeline, work_description, status)
    VALUES ($1, $2, $2, $3, $4, $5, '5 days', 'Scrape, prime and paint.', 'accepted')`,
};

class ProjectMoves {
  constructor(
    private readonly app: HasApp['app'],
    private readonly projectId: string,
    private readonly actorId: { readonly owner: string; readonly contractor: string },
  ) {}

  async start(): Promise<void> {
    await this.fire('contractor', (money, move) => money.onStarted(move));
  }

  async submit(): Promise<void> {
    await this.fire('contractor', (money, move) => money.onSubmitted(move));
  }

  async requestChanges(): Promise<void> {
    await this.fire('owner', (money, move) => money.onChangesRequested(move));
  }

  async approve(): Promise<void> {
    await this.fire('owner', (money, move) => money.onApproved(move));
  }

  async cancel(): Promise<void> {
    await this.fire('owner', (money, move) => money.onCancelled(move));
  }

  async dispute(): Promise<void> {
    await this.fire('owner', (money, move) => money.onDisputed(move));
  }

  async withdrawDispute(): Promise<void> {
    await this.fire('owner', (money, move) => money.onDisputeWithdrawn(move));
  }

  private async fire(
    who: 'owner' | 'contractor',
    event: (money: ProjectMoney, move: MoneyMove) => Promise<void>,
  ): Promise<void> {
    const as = [who === 'owner' ? ('owner' as const) : ('awarded_contractor' as const)];
    const move = { projectId: this.projectId, actorId: this.actorId[who], as, reason: null };
    await this.app.get(UnitOfWork).run(() => event(this.app.get<ProjectMoney>(PROJECT_MONEY), move));
  }
}

/** A project whose bid has just been accepted: $5,270.00 upfront unless told otherwise. Nothing is paid yet. */
export async function anAcceptedBid({ app }: HasApp, terms: Terms = {}): Promise<AcceptedBid> {
  const { totalCents = 527_000, paymentTiming = 'upfront' } = terms;
  const owner = await aUser({ app });
  const contractor = terms.contractor ?? (await aUser({ app }, { role: 'contractor' }));
  const [projectId, bidId] = [newId(), newId()];
  const sql = app.get(Sql);
  const now = app.get(Clock).now();
  await app.get(UnitOfWork).run(async () => {
    await sql.rows(PROJECT, [projectId, now, owner.id]);
    await sql.rows(BID, [bidId, now, projectId, contractor.id, totalCents]);
    await app.get<ProjectMoney>(PROJECT_MONEY).onAccepted({
      projectId,
      projectTitle: 'Handrail and peeling paint',
      bidId,
      ownerId: owner.id,
      contractorId: contractor.id,
      totalCents: cents(totalCents),
      paymentTiming,
    });
  });
  const project = new ProjectMoves(app, projectId, { owner: owner.id, contractor: contractor.id });
  return { projectId, owner, contractor, project };
}

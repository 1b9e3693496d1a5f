import { Injectable } from '@nestjs/common';
import {
  disputeMachine,
  subtractCents,
  type Cents,
  type DisputeEvent,
  type DisputeSide,
  type DisputeState,
  type DomainEvents,
} from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import type { MoneyAtStake, ProjectEntity } from '../projects/index.js';
import type { DisputeEntity } from './dispute.entity.js';

type About = DomainEvents['dispute.answered'];

interface Said {
  readonly project: ProjectEntity;
  readonly dispute: DisputeEntity;
  /** Null when the clock said it. */
  readonly actorId: string | null;
}

interface Move {
  readonly from: DisputeState | null;
  readonly event: DisputeEvent | 'open';
}

/** How what is at stake is divided, as people are told; what is not held does not go back to anybody. */
export const splitFacts = ({ amountCents, isHeld }: MoneyAtStake, contractorCents: Cents) => ({
  contractorCents,
  clientCents: isHeld ? subtractCents(amountCents, contractorCents) : null,
});

/** Writes into a case's history what happened in it, and tells whom it concerns. */
@Injectable()
export class DisputeAnnouncer {
  constructor(
    private readonly events: EventBus,
    private readonly history: StateHistory,
  ) {}

  /** What was said stands in the case itself, never in its history. */
  async record({ dispute, actorId }: Said, { from, event }: Move): Promise<void> {
    const { id: entityId, state: to } = dispute;
    await this.history.record({ entity: disputeMachine.name, entityId, from, to, event, actorId });
  }

  async answered(said: Said): Promise<void> {
    await this.events.emit('dispute.answered', aboutCase(said));
  }

  async offered(said: Said, stake: MoneyAtStake, contractorCents: Cents): Promise<void> {
    await this.events.emit('dispute.offered', { ...aboutCase(said), ...splitFacts(stake, contractorCents) });
  }

  async settled(said: Said, stake: MoneyAtStake, contractorCents: Cents): Promise<void> {
    await this.events.emit('dispute.settled', { ...aboutCase(said), ...splitFacts(stake, contractorCents) });
  }

  async ruled(said: Said, stake: MoneyAtStake, ruling: { contractorCents: Cents; reason: string }): Promise<void> {
    const { contractorCents, reason } = ruling;
    await this.events.emit('dispute.ruled', { ...aboutCase(said), ...splitFacts(stake, contractorCents), reason });
  }

  async withdrawalAsked(said: Said, askedBy: DisputeSide): Promise<void> {
    await this.events.emit('dispute.withdrawal_asked', { ...aboutCase(said), askedBy });
  }

  async withdrawn(said: Said): Promise<void> {
    await this.events.emit('dispute.withdrawn', aboutCase(said));
  }

  async answerDue(said: Said, owing: readonly DisputeSide[]): Promise<void> {
    await this.events.emit('dispute.answer_due', { ...aboutCase(said), owing });
  }

  async due(said: Said, adminIds: readonly string[]): Promise<void> {
    await this.events.emit('dispute.due', { ...aboutCase(said), adminIds });
  }

  async rulingProposed(said: Said, adminIds: readonly string[]): Promise<void> {
    await this.events.emit('dispute.ruling_proposed', { ...aboutCase(said), adminIds });
  }

  async rulingRefused(said: Said, refused: { proposerId: string; reason: string }): Promise<void> {
    await this.events.emit('dispute.ruling_refused', { ...aboutCase(said), ...refused });
  }
}

export function aboutCase({ project, dispute, actorId }: Said): About {
  const { id: projectId, title: projectTitle, ownerId, contractorId } = project;
  if (contractorId === null) throw new Error(`Project ${projectId} is disputed without a contractor`);
  return { projectId, projectTitle, ownerId, contractorId, disputeId: dispute.id, actorId };
}

/** Somebody did it. */
export const byActor = (locked: {
  readonly actor: { readonly userId: string };
  readonly project: ProjectEntity;
  readonly dispute: DisputeEntity;
}): Said => ({ project: locked.project, dispute: locked.dispute, actorId: locked.actor.userId });

import { Injectable } from '@nestjs/common';
import { looksAsClient, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import {
  partiesIn,
  ProjectReader,
  ProjectRepository,
  ProjectTransaction,
  type LockedProject,
  type ProjectEntity,
} from '../projects/index.js';
import type { PartyEntity } from './party.entity.js';
import { PartyRepository } from './party.repository.js';

export interface LockedParties extends LockedProject {
  /** Everybody who was invited. */
  readonly invited: readonly PartyEntity[];
}

export interface LockedParty extends LockedProject {
  readonly party: PartyEntity;
  /** Tells them and open screens; nothing to tell before the invitation is accepted. */
  readonly announce: (name: 'party.changed' | 'party.left') => Promise<void>;
}

/** Who is invited is the client's side's own to know, and the owner's to change. */
@Injectable()
export class PartyGate {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly projects: ProjectRepository,
    private readonly reader: ProjectReader,
    private readonly parties: PartyRepository,
    private readonly events: EventBus,
  ) {}

  /** A contractor may know of the project, not of the people behind it. */
  async readable(
    actor: Actor,
    projectId: string,
  ): Promise<{ readonly project: ProjectEntity; readonly invited: readonly PartyEntity[] }> {
    const { project } = await this.reader.snapshot(actor, projectId);
    if (!isClientSide(actor, project)) throw new DomainError('access.denied');
    return { project, invited: await this.parties.ofProject(projectId) };
  }

  /** Runs `work` with the project's row locked: rights begin and end one after the other. */
  async ofOwner<T>(actor: Actor, projectId: string, work: (locked: LockedParties) => Promise<T>): Promise<T> {
    return this.transaction.locked(actor, projectId, async (locked) => {
      if (!locked.parties.includes('owner')) throw new DomainError('access.denied');
      return work({ ...locked, invited: await this.parties.ofProject(projectId) });
    });
  }

  /** For the owner; with `isOwnEnough` also for the invited person. For strangers there is no such party. */
  async party<T>(
    actor: Actor,
    id: string,
    { isOwnEnough }: { readonly isOwnEnough: boolean },
    work: (locked: LockedParty) => Promise<T>,
  ): Promise<T> {
    const known = await this.parties.find(id);
    const project = known && (await this.projects.find(known.projectId));
    if (!project || !isClientSide(actor, project)) throw new DomainError('party.not_found');
    return this.transaction.locked(actor, project.id, async (locked) => {
      const party = await this.parties.findForUpdate(id);
      if (!party) throw new DomainError('party.not_found');
      const isOwn = isOwnEnough && party.userId === actor.userId;
      if (!locked.parties.includes('owner') && !isOwn) throw new DomainError('access.denied');
      return work({ ...locked, party, announce: (name) => this.announce(name, locked, party) });
    });
  }

  private async announce(
    name: 'party.changed' | 'party.left',
    { actor, project }: LockedProject,
    { userId, right }: PartyEntity,
  ): Promise<void> {
    if (userId === null) return;
    await this.events.emit(name, { ...aboutParty(actor, project), partyUserId: userId, right });
  }
}

/** What every event about a party says of its project. */
export const aboutParty = (actor: Actor, project: ProjectEntity) => ({
  projectId: project.id,
  projectTitle: project.title,
  ownerId: project.ownerId,
  actorId: actor.userId,
});

function isClientSide(actor: Actor, project: ProjectEntity): boolean {
  const parties = partiesIn(actor, project);
  return looksAsClient(parties) || parties.includes('admin');
}

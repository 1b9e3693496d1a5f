import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { hashIfSecret } from '../../common/auth/secret.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { ProjectRepository } from '../projects/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type { JoinedProject } from './dto/party.response.js';
import { aboutParty } from './party-gate.js';
import { PartyRights } from './party-rights.js';
import type { PartyEntity } from './party.entity.js';
import { PartyRepository } from './party.repository.js';

/** The link of an invitation, opened by the account whose address it was sent to. It works once. */
@Injectable()
export class AcceptParty {
  constructor(
    private readonly users: UsersService,
    private readonly projects: ProjectRepository,
    private readonly parties: PartyRepository,
    private readonly rights: PartyRights,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, token: string): Promise<JoinedProject> {
    return this.users.whileActive(actor.userId, async () => {
      const known = await this.of(token);
      const project = await this.projects.findForUpdate(known.projectId);
      const party = await this.parties.findForUpdate(known.id);
      // Removed, accepted or sent anew while this waited for the project.
      if (!project || !party?.tokenHash?.equals(known.hash)) throw new DomainError('party.link_invalid');
      await this.mustFit(actor, party);
      Object.assign(party, { state: 'accepted', userId: actor.userId, tokenHash: null, acceptedAt: this.clock.now() });
      await this.rights.save(project, party);
      await this.events.emit('party.joined', {
        ...aboutParty(actor, project),
        partyUserId: actor.userId,
        right: party.right,
      });
      return { projectId: project.id, projectTitle: project.title, right: party.right };
    });
  }

  private async of(token: string): Promise<{ id: string; projectId: string; hash: Buffer }> {
    const hash = hashIfSecret(token);
    const party = hash ? await this.parties.findByTokenHash(hash) : null;
    if (!hash || !party || party.expiresAt <= this.clock.now()) throw new DomainError('party.link_invalid');
    return { id: party.id, projectId: party.projectId, hash };
  }

  private async mustFit(actor: Actor, party: PartyEntity): Promise<void> {
    const user = await this.users.findById(actor.userId);
    if (!user || !isAddressee(user, party)) throw new DomainError('party.other_address');
    if (user.emailVerifiedAt === null) throw new DomainError('user.email_unverified');
    const invited = await this.parties.ofProject(party.projectId);
    if (invited.some(({ userId }) => userId === user.id)) throw new DomainError('party.already_joined');
  }
}

const isAddressee = ({ email }: UserEntity, party: PartyEntity): boolean =>
  email.toLowerCase() === party.email.toLowerCase();

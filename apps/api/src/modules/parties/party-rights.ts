import { Injectable } from '@nestjs/common';
import type { PartyRight } from '@cw/domain';
import { ProjectInvitees, type ProjectEntity } from '../projects/index.js';
import { PartyLetters } from './party-letters.js';
import type { PartyEntity } from './party.entity.js';
import { PartyRepository } from './party.repository.js';

/** The rows of parties, and what the project's own row says of them: written together, under the project's lock. */
@Injectable()
export class PartyRights {
  constructor(
    private readonly parties: PartyRepository,
    private readonly invitees: ProjectInvitees,
    private readonly letters: PartyLetters,
  ) {}

  async save(project: ProjectEntity, party: PartyEntity): Promise<void> {
    await this.parties.save(party);
    await this.apply(project);
  }

  async remove(project: ProjectEntity, party: PartyEntity): Promise<void> {
    await this.parties.delete(party.id);
    await this.letters.forget([party.id]);
    await this.apply(project);
  }

  private async apply(project: ProjectEntity): Promise<void> {
    const invited = await this.parties.ofProject(project.id);
    const having = (right: PartyRight): string[] =>
      invited.flatMap((party) => (party.right === right && party.userId !== null ? [party.userId] : []));
    await this.invitees.save(project, { deciderIds: having('decide'), viewerIds: having('view') });
  }
}

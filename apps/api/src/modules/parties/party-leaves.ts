import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectRepository } from '../projects/index.js';
import { AccountEffects, UsersService, type AccountStop } from '../users/index.js';
import { PartyRepository } from './party.repository.js';
import { PartyRights } from './party-rights.js';

/** What the end of an account means where it was invited. */
@Injectable()
export class PartyLeaves implements OnModuleInit {
  constructor(
    private readonly effects: AccountEffects,
    private readonly parties: PartyRepository,
    private readonly projects: ProjectRepository,
    private readonly rights: PartyRights,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.effects.register({ name: 'parties', stopped: (stop) => this.leave(stop) });
  }

  /** An account that ends leaves every project that it was invited to, and no invitation waits for its address. */
  private async leave({ userId, isFinal }: AccountStop): Promise<void> {
    const user = isFinal ? await this.users.findById(userId) : null;
    if (!user) return;
    await this.parties.forgetAddress(user.email);
    for (const { id, projectId } of await this.parties.ofPerson(userId)) {
      const project = await this.projects.findForUpdate(projectId);
      const party = await this.parties.findForUpdate(id);
      if (project && party) await this.rights.remove(project, party);
    }
  }
}

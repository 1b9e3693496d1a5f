import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEffects, PersonalData, UsersService, type AccountStop } from '../users/index.js';
import { ProjectRepository } from '../projects/index.js';
import { PartyRights } from './party-rights.js';
import type { PartyEntity } from './party.entity.js';
import { PartyRepository } from './party.repository.js';

/** Whom a person invited, and where they were invited to. */
@Injectable()
export class PartyData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly effects: AccountEffects,
    private readonly parties: PartyRepository,
    private readonly projects: ProjectRepository,
    private readonly rights: PartyRights,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'parties',
      export: async (userId) => ({ data: await this.known(userId) }),
      erase: (userId) => this.parties.forget(userId),
    });
    this.effects.register({ name: 'parties', stopped: (stop) => this.leave(stop) });
  }

  private async known(userId: string): Promise<object> {
    const shown = ({
      id,
      projectId,
      email,
      name,
      role,
      right,
      state,
      createdAt,
      acceptedAt,
    }: PartyShown): PartyShown => ({
      id,
      projectId,
      email,
      name,
      role,
      right,
      state,
      createdAt,
      acceptedAt,
    });
    return {
      invited: (await this.parties.invitedBy(userId)).map(shown),
      joined: (await this.parties.ofPerson(userId)).map(shown),
    };
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

type PartyShown = Pick<
  PartyEntity,
  'id' | 'projectId' | 'email' | 'name' | 'role' | 'right' | 'state' | 'createdAt' | 'acceptedAt'
>;

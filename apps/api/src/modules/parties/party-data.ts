import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../users/index.js';
import { PartyLetters } from './party-letters.js';
import type { PartyEntity } from './party.entity.js';
import { PartyRepository } from './party.repository.js';

/** Whom a person invited, and where they were invited to. */
@Injectable()
export class PartyData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly parties: PartyRepository,
    private readonly letters: PartyLetters,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'parties',
      export: async (userId) => ({ data: await this.known(userId) }),
      erase: async (userId) => {
        await this.letters.forget((await this.parties.invitedBy(userId)).map(({ id }) => id));
        await this.parties.forget(userId);
      },
    });
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
}

type PartyShown = Pick<
  PartyEntity,
  'id' | 'projectId' | 'email' | 'name' | 'role' | 'right' | 'state' | 'createdAt' | 'acceptedAt'
>;

import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { fullName } from '../../common/person-name.js';
import { UsersService } from '../users/index.js';
import type { PartyView } from './dto/party.response.js';
import type { PartyEntity } from './party.entity.js';

@Injectable()
export class PartyViews {
  constructor(private readonly users: UsersService) {}

  async of(actor: Actor, parties: readonly PartyEntity[]): Promise<PartyView[]> {
    const users = await this.users.findByIds(parties.flatMap(({ userId }) => userId ?? []));
    const names = new Map(users.map((user) => [user.id, fullName(user)]));
    return parties.map((party) => ({
      id: party.id,
      projectId: party.projectId,
      email: party.email,
      name: names.get(party.userId ?? '') ?? party.name,
      role: party.role,
      right: party.right,
      state: party.state,
      invitedAt: party.createdAt.toISOString(),
      expiresAt: party.expiresAt.toISOString(),
      acceptedAt: party.acceptedAt?.toISOString() ?? null,
      isMe: party.userId === actor.userId,
    }));
  }

  async one(actor: Actor, party: PartyEntity): Promise<PartyView> {
    const [view] = await this.of(actor, [party]);
    if (!view) throw new Error(`Party ${party.id} has no view`);
    return view;
  }
}

import { Injectable } from '@nestjs/common';
import { DAY_MS, PARTY_LIMITS, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { UsersService } from '../users/index.js';
import type { InviteParty, PartyEdit } from './dto/party.input.js';
import type { PartyList, PartyView } from './dto/party.response.js';
import { PartyGate } from './party-gate.js';
import { PartyLetters } from './party-letters.js';
import { PartyRights } from './party-rights.js';
import { PartyViews } from './party-views.js';
import { PartyEntity } from './party.entity.js';

/** PROJ-10: whom an owner invites to a project, and with which right. */
@Injectable()
export class Parties {
  constructor(
    private readonly gate: PartyGate,
    private readonly rights: PartyRights,
    private readonly views: PartyViews,
    private readonly letters: PartyLetters,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, projectId: string): Promise<PartyList> {
    const { project, invited } = await this.gate.readable(actor, projectId);
    return {
      items: await this.views.of(actor, invited),
      nextCursor: null,
      canManage: project.ownerId === actor.userId,
    };
  }

  async invite(actor: Actor, projectId: string, input: InviteParty): Promise<PartyView> {
    return this.gate.ofOwner(actor, projectId, async ({ project, invited }) => {
      await this.users.mustBeConfirmed(actor);
      if (invited.length >= PARTY_LIMITS.perProject) throw new DomainError('party.too_many');
      const party = this.partyOf(actor, project.id, input);
      if (await this.isKnown(party.email, actor, invited)) throw invalidFields({ path: 'email', code: 'taken' });
      await this.rights.save(project, party);
      await this.letters.order(party.id);
      return this.views.one(actor, party);
    });
  }

  /** Another right, at once; or the letter once more. */
  async update(actor: Actor, id: string, { right, resend }: PartyEdit): Promise<PartyView> {
    return this.gate.party(actor, id, { isOwnEnough: false }, async ({ project, party, announce }) => {
      if (resend && party.state !== 'pending')
        throw new DomainError('state.conflict', { extra: { state: party.state } });
      if (resend) await this.users.mustBeConfirmed(actor);
      party.right = right ?? party.right;
      await this.rights.save(project, party);
      if (resend) await this.letters.order(party.id);
      await announce('party.changed');
      return this.views.one(actor, party);
    });
  }

  /** The owner's word, or that of whoever leaves. */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.gate.party(actor, id, { isOwnEnough: true }, async ({ project, party, announce }) => {
      await this.rights.remove(project, party);
      await announce('party.left');
    });
  }

  private partyOf(actor: Actor, projectId: string, { email, name, role, right }: InviteParty): PartyEntity {
    return Object.assign(new PartyEntity(), {
      id: newId(),
      projectId,
      email,
      name: name || null,
      role,
      right,
      state: 'pending',
      userId: null,
      invitedBy: actor.userId,
      tokenHash: null,
      expiresAt: new Date(this.clock.now().getTime() + PARTY_LIMITS.invitationDays * DAY_MS),
      acceptedAt: null,
    });
  }

  /** Somebody who is on the project already: its owner, or invited with this address, or by the account that has it. */
  private async isKnown(email: string, actor: Actor, invited: readonly PartyEntity[]): Promise<boolean> {
    const same = (other: string): boolean => other.toLowerCase() === email.toLowerCase();
    if (invited.some((party) => same(party.email))) return true;
    const account = await this.users.findByEmail(email);
    return account !== null && (account.id === actor.userId || invited.some(({ userId }) => userId === account.id));
  }
}

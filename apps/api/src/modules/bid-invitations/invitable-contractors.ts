import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { notLicensedIn } from '../../common/errors/not-licensed-in.js';
import { ContractorCards, ContractorGate } from '../contractors/index.js';
import { UsersService } from '../users/index.js';

/** Who may invite, and who could answer with a bid. */
@Injectable()
export class InvitableContractors {
  constructor(
    private readonly gate: ContractorGate,
    private readonly cards: ContractorCards,
    private readonly users: UsersService,
  ) {}

  /** AUTH-08 */
  async mayBeInvitedBy(client: Actor): Promise<void> {
    await this.users.mustBeConfirmed(client);
  }

  /** Whether a contractor that bid before could bid again. */
  async couldBid(id: string, state: string): Promise<boolean> {
    if (!(await this.users.isActive(id))) return false;
    const { gaps, licensedStates } = await this.cards.biddingRight(id);
    return gaps.length === 0 && licensedStates.includes(state);
  }

  async mustBe(id: string, state: string): Promise<void> {
    const user = await this.gate.known(id);
    if (user.status !== 'active') throw new DomainError('contractor.not_found');
    const { gaps, licensedStates } = await this.cards.biddingRight(id);
    if (gaps.length > 0) throw new DomainError('invitation.contractor_unverified');
    if (!licensedStates.includes(state)) throw notLicensedIn({ reader: 'client', state, licensedStates });
  }
}

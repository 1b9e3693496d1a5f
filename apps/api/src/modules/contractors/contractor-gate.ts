import { Injectable } from '@nestjs/common';
import { hasPermission, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { type UserEntity, UsersService } from '../users/index.js';

/** Who may look at a contractor: those who hire, and the contractor itself. */
@Injectable()
export class ContractorGate {
  constructor(private readonly users: UsersService) {}

  async readable(actor: Actor, id: string): Promise<UserEntity> {
    if (actor.userId !== id && !hasPermission(actor, 'contractor.browse')) {
      throw new DomainError('access.contractors_for_clients');
    }
    return this.known(id);
  }

  /** The account of a contractor that has not ended. */
  async known(id: string): Promise<UserEntity> {
    const user = await this.users.findById(id);
    if (user?.role !== 'contractor' || user.status === 'terminated') throw new DomainError('contractor.not_found');
    return user;
  }
}

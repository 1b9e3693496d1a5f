import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { type UserEntity, UsersService } from '../../users/index.js';
import { THROTTLE_RULES } from '../throttle/throttle-rules.js';
import { PasswordHasher } from './password-hasher.js';

export const wrongPassword = (path: string): DomainError =>
  new DomainError('auth.current_password', { faults: [{ path, code: 'password_wrong' }] });

/** A signed-in person proves that it is still them. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
  ) {}

  /** The person, or a 422 that names the field. Wrong ones are counted, so a stolen session cannot guess for long. */
  async prove(userId: string, password: string, path: 'password' | 'currentPassword'): Promise<UserEntity> {
    await this.throttle.consume(THROTTLE_RULES.ownPassword, userId);
    const user = await this.users.findById(userId);
    const matches = await this.hasher.verify(user?.passwordHash, password);
    if (!user || !matches) throw wrongPassword(path);
    await this.throttle.refund(THROTTLE_RULES.ownPassword, userId);
    return user;
  }
}

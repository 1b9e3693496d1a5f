import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UserEntity } from '../../users/index.js';
import { isWeakHash, PasswordHasher } from './password-hasher.js';

/** Only at a login is the password there to be hashed anew, by what counts as strong today. */
@Injectable()
export class PasswordRehash {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async ifWeak(user: UserEntity, password: string): Promise<void> {
    if (!isWeakHash(user.passwordHash)) return;
    const passwordHash = await this.hasher.hash(password);
    // Only in place of the hash that was looked at: the password may be another by now.
    const { affected } = await this.unitOfWork
      .repository(UserEntity)
      .update({ id: user.id, passwordHash: user.passwordHash }, { passwordHash });
    // Another login was faster by the same password: what it stored is what was proven.
    const stored = affected === 1 ? passwordHash : await this.storedOf(user);
    if (affected === 1 || (await this.hasher.verify(stored, password))) user.passwordHash = stored;
  }

  private async storedOf({ id }: UserEntity): Promise<string> {
    return (await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id })).passwordHash;
  }
}

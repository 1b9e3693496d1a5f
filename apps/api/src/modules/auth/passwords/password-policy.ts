import { invalidFields } from '../../../common/errors/domain-error.js';
import type { UserEntity } from '../../users/index.js';
import { isCommonPassword } from './common-password.js';

/** Refuses a password that is guessed from what is known about its owner; the form cannot know that by itself. */
export function assertNotGuessable(password: string, user: UserEntity): void {
  const own = [user.email, user.firstName, user.lastName, user.username ?? '', user.company ?? ''];
  if (isCommonPassword(password, own)) throw invalidFields({ path: 'password', code: 'password_common' });
}

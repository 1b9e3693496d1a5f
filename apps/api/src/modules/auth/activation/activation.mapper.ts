import { isAwaited, type UserEntity } from '../../users/index.js';
import type { ActivationResponse } from './activation.dto.js';

/** A name that an unknown person gave is not shown as one's own. */
export function toActivation(user: UserEntity): ActivationResponse {
  const { email, firstName, lastName } = user;
  const isInvited = isAwaited(user);
  return { email, isInvited, ...(isInvited ? { firstName, lastName } : { firstName: '', lastName: '' }) };
}

import type { UserEntity } from './user.entity.js';
import type { UserResponse } from './dto/user.response.js';

/** The bare user; nothing else of the row leaves the API. */
export const toUserResponse = (user: UserEntity): UserResponse => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  role: user.role,
  email: user.email,
  phone: user.phone,
  company: user.company,
  location: user.location,
  bio: user.bio,
  locale: user.locale,
  timeZone: user.timeZone,
});

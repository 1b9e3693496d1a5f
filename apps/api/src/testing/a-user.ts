import type { INestApplicationContext } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { newId } from '../common/ids.js';
import { Clock } from '../common/clock.js';
import { UserEntity, UsersService } from '../modules/users/index.js';

export const TEST_PASSWORD = 'four-quiet-gutters';
let passwordHash: Promise<string> | undefined;

/** Anything that has the app: a TestApp, or `{ app }`. */
export interface HasApp {
  readonly app: INestApplicationContext;
}

/** A stored account whose password is TEST_PASSWORD; a seller unless told otherwise. */
export async function aUser({ app }: HasApp, overrides: Partial<UserEntity> = {}): Promise<UserEntity> {
  passwordHash ??= hash(TEST_PASSWORD);
  const id = newId();
  const now = app.get(Clock).now();
  const user = Object.assign(new UserEntity(), {
    id,
    role: 'seller',
    status: 'active',
    firstName: 'Sofia',
    lastName: 'Reyes',
    username: null,
    email: `${id}@example.com`,
    emailVerifiedAt: now,
    phone: null,
    company: null,
    location: null,
    bio: null,
    locale: 'en',
    timeZone: 'America/New_York',
    passwordHash: await passwordHash,
    passwordChangedAt: now,
    terminatedAt: overrides.status === 'terminated' ? now : null,
    erasedAt: null,
    termsAcceptedAt: now,
    termsVersion: '2026-11-01',
    adultConfirmedAt: now,
    totpSecret: null,
    totpLastStep: null,
    ...overrides,
  });
  return app.get(UsersService, { strict: false }).create(user);
}

import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../../users/index.js';
import { PasswordRehash } from '../passwords/password-rehash.js';
import { Suspension } from './suspension.js';

/** What follows once somebody has proven who they are: by their password, and their second factor where they have one. */
@Injectable()
export class Admission {
  constructor(
    private readonly suspension: Suspension,
    private readonly rehash: PasswordRehash,
  ) {}

  /** A suspended person is told so, and why; everybody else comes in, with their password hashed by what is strong today. */
  async afterProof(user: UserEntity, password: string): Promise<void> {
    if (user.status === 'suspended') throw await this.suspension.refusalOf(user.id);
    await this.rehash.ifWeak(user, password);
  }
}

import { Injectable } from '@nestjs/common';
import type { Locale } from '@cw/i18n';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UserEntity, UsersService } from '../../users/index.js';
import type { RegisterDto } from './register.dto.js';
import { LinkLetters } from '../links/link-letters.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { TermsBook } from '../terms/terms-book.js';

const DEFAULT_TIME_ZONE = 'America/New_York';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly letters: LinkLetters,
    private readonly clock: Clock,
    private readonly terms: TermsBook,
  ) {}

  /** Opens the account and welcomes its owner by an e-mail that asks to confirm the address, or neither. */
  async register(form: RegisterDto, requestLocale: Locale): Promise<UserEntity> {
    const passwordHash = await this.hasher.hash(form.password);
    const user = this.accountOf(form, form.locale ?? requestLocale, passwordHash);
    return this.unitOfWork.run(async () => {
      const saved = await this.users.create(user);
      await this.letters.verification(saved.id, true);
      return saved;
    });
  }

  private accountOf(form: RegisterDto, locale: Locale, passwordHash: string): UserEntity {
    const now = this.clock.now();
    return Object.assign(new UserEntity(), {
      id: newId(),
      role: form.role,
      status: 'active',
      firstName: form.firstName,
      lastName: form.lastName,
      username: form.username ?? null,
      email: form.email,
      phone: form.phone ?? null,
      company: form.company ?? null,
      location: form.location ?? null,
      bio: null,
      locale,
      timeZone: form.timeZone ?? DEFAULT_TIME_ZONE,
      passwordHash,
      passwordChangedAt: now,
      terminatedAt: null,
      erasedAt: null,
      termsAcceptedAt: now,
      termsVersion: this.terms.inForce.version,
      adultConfirmedAt: now,
      emailVerifiedAt: null,
      totpSecret: null,
      totpLastStep: null,
    } satisfies Omit<UserEntity, 'createdAt' | 'updatedAt' | 'version'>);
  }
}

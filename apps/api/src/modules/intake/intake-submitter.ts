import { Injectable } from '@nestjs/common';
import type { Actor, ErrorCode } from '@cw/domain';
import { hashIfSecret } from '../../common/auth/secret.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UsersService } from '../users/index.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { IntakeEntity } from './intake.entity.js';
import { IntakeRepository } from './intake.repository.js';

/** Somebody who may read a request and answer for it: the bearer of its private link, or the account it stands in. */
export interface Submitter {
  readonly intake: IntakeEntity;
  /** Null for the bearer of the link. */
  readonly actorId: string | null;
  /** Whether a row, read later, is still theirs. */
  readonly holds: (intake: IntakeEntity) => boolean;
  readonly refusal: ErrorCode;
}

/** The one way in for whoever sent a request. */
@Injectable()
export class IntakeSubmitter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly intakes: IntakeRepository,
  ) {}

  async byLink(secret: string | undefined): Promise<Submitter> {
    const hash = hashIfSecret(secret ?? '');
    const intake = hash ? await this.intakes.findByTokenHash(hash) : null;
    if (!hash || !intake) throw new DomainError('intake.link_invalid');
    const holds = ({ tokenHash }: IntakeEntity): boolean => tokenHash?.equals(hash) === true;
    return { intake, actorId: null, holds, refusal: 'intake.link_invalid' };
  }

  async inAccount({ userId: actorId }: Actor, id: string): Promise<Submitter> {
    const holds = ({ userId }: IntakeEntity): boolean => userId === actorId;
    const intake = await this.intakes.find(id);
    if (!intake || !holds(intake)) throw new DomainError('intake.not_found');
    return { intake, actorId, holds, refusal: 'intake.not_found' };
  }

  /** Works on the locked row, once it is sure that it is still theirs. */
  act<T>(
    { intake: { id }, actorId, holds, refusal }: Submitter,
    work: (intake: IntakeEntity) => Promise<T>,
  ): Promise<T> {
    const locked = async (): Promise<T> => {
      const intake = await this.intakes.findForUpdate(id);
      if (!intake || !holds(intake)) throw new DomainError(refusal);
      return work(intake);
    };
    return actorId === null ? this.unitOfWork.run(locked) : this.users.whileActive(actorId, locked);
  }
}

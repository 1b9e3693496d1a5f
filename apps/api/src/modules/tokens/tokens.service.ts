import { Injectable } from '@nestjs/common';
import { DAY_MS, TOKEN_LIMITS, type Actor } from '@cw/domain';
import { MoreThan } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { ActiveSession } from '../../common/auth/active-session.js';
import { AccessGrants, UserEntity } from '../users/index.js';
import { AccessTokenEntity } from './access-token.entity.js';
import { toAccessTokenView } from './access-token.mapper.js';
import type { AccessTokenPage, CreatedAccessToken } from './dto/access-token.response.js';
import type { CreateToken } from './dto/create-token.input.js';
import { tokenCreatedMail } from './token-mail.js';
import { newToken, type NewToken } from './token-secret.js';

/** A person's own tokens. */
@Injectable()
export class TokensService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: AccessGrants,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** All of them at once: there are few. */
  async list(actor: Actor): Promise<AccessTokenPage> {
    const tokens = await this.unitOfWork
      .repository(AccessTokenEntity)
      .find({ where: { userId: actor.userId }, order: { id: 'DESC' } });
    return { items: tokens.map(toAccessTokenView), nextCursor: null };
  }

  async create(session: ActiveSession, actor: Actor, input: CreateToken): Promise<CreatedAccessToken> {
    const secret = newToken();
    const token = await this.grants.make(session, async () => {
      // Two tokens at once would both find room for one: the person is locked.
      const owner = await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id: actor.userId });
      await this.assertRoom(actor);
      const saved = await this.unitOfWork.repository(AccessTokenEntity).save(this.tokenOf(session, input, secret));
      await this.audit.record({
        action: 'token.created',
        actorId: actor.userId,
        subjectType: 'token',
        subjectId: saved.id,
        after: { scope: saved.scope, expiresInDays: input.expiresInDays },
      });
      await this.mailer.enqueue(tokenCreatedMail(saved, input.expiresInDays, owner));
      return saved;
    });
    return { ...toAccessTokenView(token), token: secret.token };
  }

  async revoke(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { affected } = await this.unitOfWork.repository(AccessTokenEntity).delete({ id, userId: actor.userId });
      if (affected !== 1) throw new DomainError('token.not_found');
      await this.audit.record({
        action: 'token.revoked',
        actorId: actor.userId,
        subjectType: 'token',
        subjectId: id,
      });
    });
  }

  private async assertRoom(actor: Actor): Promise<void> {
    const working = await this.unitOfWork
      .repository(AccessTokenEntity)
      .countBy({ userId: actor.userId, expiresAt: MoreThan(this.clock.now()) });
    if (working >= TOKEN_LIMITS.perAccount)
      throw new DomainError('token.too_many', { values: { limit: TOKEN_LIMITS.perAccount } });
  }

  private tokenOf(session: ActiveSession, input: CreateToken, { hash, prefix }: NewToken): AccessTokenEntity {
    return Object.assign(new AccessTokenEntity(), {
      id: newId(),
      userId: session.user.id,
      sessionId: session.id,
      name: input.name,
      scope: input.scope,
      prefix,
      secretHash: hash,
      expiresAt: new Date(this.clock.now().getTime() + input.expiresInDays * DAY_MS),
      lastUsedAt: null,
    } satisfies Omit<AccessTokenEntity, 'createdAt' | 'updatedAt' | 'version'>);
  }
}

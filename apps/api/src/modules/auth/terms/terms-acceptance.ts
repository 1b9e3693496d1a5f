import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { type UserEntity, UsersService } from '../../users/index.js';
import { TermsBook } from './terms-book.js';

// Past the row's own version: a profile that is open meanwhile is no older for it. Of two at one moment one finds the
// version that was accepted before.
const ACCEPT: PreparedQuery = {
  name: 'terms_accept',
  text: `
    UPDATE app_user SET terms_version = $3, terms_accepted_at = $4
    WHERE id = $1 AND status = 'active' AND terms_version = $2 RETURNING id`,
};

/** LEGAL-01: a person accepts the version that took effect after the one they accepted. Nothing waits for it. */
@Injectable()
export class TermsAcceptance {
  constructor(
    private readonly users: UsersService,
    private readonly book: TermsBook,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  /** Once: what was accepted before is not written down again. A version that does not ask to be accepted is refused. */
  async accept(userId: string, version: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.findById(userId);
      if (!user || version <= (user.termsVersion ?? '')) return;
      const news = this.book.newsFor(user);
      if (news?.kind !== 'due' || news.terms.version !== version) {
        throw new DomainError('state.conflict', { extra: { state: this.book.inForce.version } });
      }
      await this.write(user);
    });
  }

  private async write({ id, termsVersion: before }: UserEntity): Promise<void> {
    const { termsVersion, termsAcceptedAt } = this.book.accepted();
    const written = await this.sql.rows(ACCEPT, [id, before, termsVersion, termsAcceptedAt]);
    if (written.length === 0) return;
    await this.audit.record({
      ...{ action: 'user.terms_accepted', actorId: id, subjectType: 'user', subjectId: id },
      ...{ before: { termsVersion: before }, after: { termsVersion } },
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Locale, TermsVersion } from '@cw/domain';
import type { QueryResultRow } from 'pg';
import { Clock } from '../../../common/clock.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { mailDay } from '../../../common/mail/mail-day.js';
import type { Mail } from '../../../common/mail/mail.js';
import { Mailer } from '../../../common/mail/mailer.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { TermsBook } from './terms-book.js';

const TELL_TERMS = 'terms.tell';
/** So many are told in one transaction: after a crash the next run goes on behind the last whole one. */
const BATCH = 100;

interface Reader extends QueryResultRow {
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
}

// The note stands or falls with the letter: both are written in one transaction, once for each person and version.
const NOTE: PreparedQuery = {
  name: 'terms_notice_note',
  text: `
    WITH next AS (
      SELECT id FROM app_user u
      WHERE status = 'active' AND terms_accepted_at IS NOT NULL AND role <> 'admin' AND terms_version < $1
        AND NOT EXISTS (SELECT FROM terms_notice n WHERE n.user_id = u.id AND n.version = $1)
      ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED),
    noted AS (
      INSERT INTO terms_notice (user_id, version, told_at) SELECT id, $1, $2 FROM next
      ON CONFLICT DO NOTHING RETURNING user_id)
    SELECT u.email, u.first_name AS "firstName", u.locale FROM noted JOIN app_user u ON u.id = noted.user_id`,
};

/** LEGAL-01: a material change is e-mailed to everybody with an account as soon as it is announced. No switch holds it back. */
@Injectable()
export class TermsNotices implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly book: TermsBook,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(TELL_TERMS, () => this.tell(), { cron: '7 * * * *', atStart: true });
  }

  async tell(): Promise<void> {
    for (const terms of this.book.announced) {
      while ((await this.tellSome(terms)) === BATCH);
    }
  }

  private tellSome(terms: TermsVersion): Promise<number> {
    return this.unitOfWork.run(async () => {
      const rows = await this.sql.rows<Reader>(NOTE, [terms.version, this.clock.now(), BATCH]);
      for (const reader of rows) await this.mailer.enqueue(termsMail(reader, terms));
      return rows.length;
    });
  }
}

/** `Reader` is a row; a whole account has the same facts. */
export const termsMail = (
  { email, firstName, locale }: Pick<Reader, 'email' | 'firstName' | 'locale'>,
  { effectiveOn }: TermsVersion,
): Mail => ({
  to: { email, name: firstName },
  locale,
  subject: 'terms.mail.subject',
  paragraphs: ['terms.mail.body', 'terms.mail.then'],
  values: { day: mailDay(effectiveOn, locale) },
  action: { label: 'terms.mail.action', path: locale === 'es' ? '/es/terms-of-service' : '/terms-of-service' },
  reason: 'terms.mail.reason',
});

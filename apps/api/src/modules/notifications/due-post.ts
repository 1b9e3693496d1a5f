import { Injectable } from '@nestjs/common';
import { dayIn, digestTime, emailDue } from '@cw/domain';
import { Mailer } from '../../common/mail/mailer.js';
import { groupBy } from '../../common/group-by.js';
import { DeliveriesRepository, type DueReader, type DueRow } from './deliveries.repository.js';
import { digestMail, notificationMail } from './notification-mail.js';
import { isOver, Readings, type Reading } from './readings.js';

/** What becomes of an e-mail that was due: it goes out alone or with the others of the day, later (a time), or never. */
type Fate = 'alone' | 'digest' | 'never' | number;

function fateOf(row: DueRow, reading: Reading): Fate {
  if (isOver(row, reading)) return 'never';
  const { user, preferences, now } = reading;
  const ask = { type: row.type, preferences, now, timeZone: user.timeZone };
  const due = emailDue({ ...ask, toldAt: row.created_at });
  if (due === null) return 'never';
  if (due.at > now) return due.at.getTime();
  return due.inDigest ? 'digest' : 'alone';
}

const idsOf = (rows: readonly DueRow[] = []): string[] => rows.map(({ id }) => id);

/** Sends one person what is due, as that person wants it now. Part of the open transaction. */
@Injectable()
export class DuePost {
  constructor(
    private readonly repository: DeliveriesRepository,
    private readonly readings: Readings,
    private readonly mailer: Mailer,
  ) {}

  async send({ userId, digestAt }: DueReader, now: Date): Promise<void> {
    const due = await this.repository.due(userId, now);
    const reading = await this.readings.of(userId, due, now);
    if (reading === null) return this.repository.done(idsOf(due));
    const { user, rows } = reading;
    const byFate = groupBy(rows, (row) => fateOf(row, reading));
    for (const row of byFate.get('alone') ?? []) await this.mailer.enqueue(notificationMail(row, user));
    await this.repository.done(idsOf([...(byFate.get('alone') ?? []), ...(byFate.get('never') ?? [])]));
    await this.sendDigest(byFate.get('digest') ?? [], reading, digestAt);
    for (const [fate, later] of byFate) {
      if (typeof fate === 'number') await this.repository.move(idsOf(later), new Date(fate));
    }
  }

  private async sendDigest(rows: readonly DueRow[], reading: Reading, digestAt: Date | null): Promise<void> {
    if (rows.length === 0) return;
    const { user, now } = reading;
    // Whoever has moved to other clocks gets no second one on the same day.
    if (digestAt !== null && dayIn(digestAt, user.timeZone) === dayIn(now, user.timeZone)) {
      await this.repository.move(idsOf(rows), digestTime({ ...reading, timeZone: user.timeZone }));
      return;
    }
    await this.mailer.enqueue(digestMail(rows, user));
    await this.repository.done(idsOf(rows));
    await this.repository.digested(user.id, now);
  }
}

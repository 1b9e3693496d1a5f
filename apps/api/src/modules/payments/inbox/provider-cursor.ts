import { Injectable } from '@nestjs/common';
import { Sql } from '../../../common/persistence/sql.js';

const READ = { name: 'provider_cursor_read', text: `SELECT seen_until FROM provider_cursor WHERE feed = 'events'` };
const ADVANCE = {
  name: 'provider_cursor_advance',
  text: `INSERT INTO provider_cursor (feed, seen_until) VALUES ('events', $1)
    ON CONFLICT (feed) DO UPDATE SET seen_until = greatest(provider_cursor.seen_until, $1)`,
};

/** Up to where the provider's list of events has been read, in the provider's own time. */
@Injectable()
export class ProviderCursor {
  constructor(private readonly sql: Sql) {}

  /** The beginning of time before the first read. */
  async seenUntil(): Promise<Date> {
    const [row] = await this.sql.rows<{ seen_until: Date }>(READ, []);
    return row?.seen_until ?? new Date(0);
  }

  async advance(to: Date): Promise<void> {
    await this.sql.rows(ADVANCE, [to]);
  }
}

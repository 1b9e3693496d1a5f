import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { CASE_WAITS } from './staff-turn.js';

const COUNT: PreparedQuery = {
  name: 'dispute_waiting_cases',
  text: `
    SELECT count(*)::integer AS count FROM dispute d WHERE ${CASE_WAITS('$1')}`,
};

/** Cases that wait for staff: to be decided, or for the word of a second administrator. */
@Injectable()
export class WaitingCases {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<number> {
    const [row] = await this.sql.rows<{ count: number }>(COUNT, [this.clock.now()]);
    return row?.count ?? 0;
  }
}

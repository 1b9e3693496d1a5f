import { Injectable } from '@nestjs/common';
import type { Presence } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';

/** What a process, or all of them together, know of somebody's presence. */
export interface PresenceState {
  readonly userId: string;
  readonly status: Presence;
  readonly isContractor: boolean;
  /** In whose rooms the person sits. */
  readonly projectIds: readonly string[];
}

const LEASE = `interval '60 seconds'`;
// A process that stops hands its people to another one; who does not turn up there is gone.
const FAREWELL = `interval '5 seconds'`;
const COLUMNS = 'user_id AS "userId", status, is_contractor AS "isContractor", project_ids AS "projectIds"';

const PUT = {
  name: 'presence_put',
  text: `INSERT INTO presence_lease (process_id, user_id, status, is_contractor, project_ids, until)
    SELECT $1, "userId", status, "isContractor", "projectIds", now() + ${LEASE}
    FROM jsonb_to_recordset($2) AS said ("userId" uuid, status text, "isContractor" boolean, "projectIds" uuid[])
    ON CONFLICT (user_id, process_id) DO UPDATE
    SET status = excluded.status, project_ids = excluded.project_ids, until = excluded.until`,
};
const DROP = { name: 'presence_drop', text: 'DELETE FROM presence_lease WHERE process_id = $1 AND user_id = ANY($2)' };
const RENEW = {
  name: 'presence_renew',
  text: `UPDATE presence_lease SET until = now() + ${LEASE} WHERE process_id = $1 RETURNING user_id AS "userId"`,
};
const FORGET = {
  name: 'presence_forget',
  text: 'DELETE FROM presence_lease WHERE until <= now() RETURNING user_id AS "userId"',
};
const RETIRE = {
  name: 'presence_retire',
  text: `UPDATE presence_lease SET until = now() + ${FAREWELL} WHERE process_id = $1`,
};
const OF_PEOPLE = {
  name: 'presence_of_people',
  text: `SELECT ${COLUMNS} FROM presence_lease WHERE user_id = ANY($1) AND until > now()`,
};
const EVERYBODY = { name: 'presence_of_all', text: `SELECT ${COLUMNS} FROM presence_lease WHERE until > now()` };
type Found = Pick<PresenceState, 'userId'>;

/**
 * RT-04: who is there, by process. What a process said holds until its lease ends, so one that died takes its people
 * with it. Times are the database's own: the processes' clocks need not agree.
 */
@Injectable()
export class PresenceLeases {
  private readonly processId = newId();

  constructor(private readonly sql: Sql) {}

  async put(states: readonly PresenceState[]): Promise<void> {
    if (states.length > 0) await this.sql.rows(PUT, [this.processId, JSON.stringify(states)]);
  }

  async drop(userIds: readonly string[]): Promise<void> {
    if (userIds.length > 0) await this.sql.rows(DROP, [this.processId, userIds]);
  }

  /** Of whom this process has said something that still stands. */
  async renew(): Promise<Set<string>> {
    return new Set((await this.sql.rows<Found>(RENEW, [this.processId])).map(({ userId }) => userId));
  }

  /** Takes away what has ended, and says whose it was; one process only gets to know of each. */
  async forget(): Promise<string[]> {
    return (await this.sql.rows<Found>(FORGET, [])).map(({ userId }) => userId);
  }

  async retire(): Promise<void> {
    await this.sql.rows(RETIRE, [this.processId]);
  }

  /** One for each process in which somebody is. */
  async ofPeople(userIds: readonly string[]): Promise<PresenceState[]> {
    return userIds.length === 0 ? [] : this.sql.rows<PresenceState>(OF_PEOPLE, [userIds]);
  }

  async everybody(): Promise<PresenceState[]> {
    return this.sql.rows<PresenceState>(EVERYBODY, []);
  }
}

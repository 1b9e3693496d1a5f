import { Injectable } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../common/mail/mail-queues.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { FileErasure } from '../../common/storage/file-erasure.js';

const FILES: PreparedQuery = {
  name: 'intake_erasure_files',
  text: `SELECT storage_key AS key FROM intake_file WHERE intake_id = ANY ($1::uuid[])`,
};
const FORGET: readonly PreparedQuery[] = [
  // What staff wrote when they declined, and the submitter when they refused, stands in the history.
  {
    name: 'intake_forget_reasons',
    text: `SELECT forget_reasons(array(SELECT id FROM state_change WHERE entity = 'intake' AND entity_id = ANY ($1::uuid[])))`,
  },
  // The projects stay, as their owner's.
  { name: 'intake_forget_projects', text: `DELETE FROM intake_project WHERE intake_id = ANY ($1::uuid[])` },
  { name: 'intake_forget', text: `DELETE FROM repair_intake WHERE id = ANY ($1::uuid[])` },
];

/** Takes requests away with all that was said about them, and their papers; that they were there stays in the logs. */
@Injectable()
export class IntakeErasure {
  constructor(
    private readonly sql: Sql,
    private readonly files: FileErasure,
    private readonly jobs: Jobs,
  ) {}

  /** Part of the open unit of work. */
  async erase(ids: readonly string[]): Promise<void> {
    const papers = await this.sql.rows<{ key: string }>(FILES, [ids]);
    await this.files.afterCommit(papers.map(({ key }) => key));
    for (const query of FORGET) await this.sql.rows(query, [ids]);
    // A letter that failed keeps to whom it was and what it was called.
    const orders = ids.map((intakeId) => ({ intakeId }));
    for (const queue of [MAIL_QUEUES.request, MAIL_QUEUES.statement]) await this.jobs.forgetEach(queue, orders);
  }
}

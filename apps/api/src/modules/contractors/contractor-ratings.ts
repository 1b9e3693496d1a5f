import { Injectable } from '@nestjs/common';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';

/** Two reviews published at once wait for each other here, so that the later count sees both. */
const LOCK: PreparedQuery = {
  name: 'contractors.rating-lock',
  text: `SELECT id FROM contractor_profile WHERE id = $1 FOR NO KEY UPDATE`,
};

const REFRESH: PreparedQuery = {
  name: 'contractors.rating-refresh',
  text: `
    UPDATE contractor_profile p SET rating = said.rating, review_count = said.count
    FROM (
      SELECT avg(rating)::double precision AS rating, count(*)::integer AS count
      FROM review WHERE subject_id = $1 AND side = 'client' AND published_at IS NOT NULL AND hidden_at IS NULL
    ) said
    WHERE p.id = $1`,
};

/** CON-04: the rating by which the directory sorts and filters is the mean of the published reviews that stand, and nothing else. */
@Injectable()
export class ContractorRatings {
  constructor(private readonly sql: Sql) {}

  /** Inside the transaction that published a review, hid it or gave it back. */
  async refresh(contractorId: string): Promise<void> {
    await this.sql.rows(LOCK, [contractorId]);
    await this.sql.rows(REFRESH, [contractorId]);
  }
}

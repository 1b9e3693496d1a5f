import { Injectable } from '@nestjs/common';
import type { PlainDate, ProjectCategory } from '@cw/domain';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';

/** What staff hold a paper against. */
export interface ContractorFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly locale: string;
  readonly state: string | null;
  readonly trades: ProjectCategory[];
  readonly experienceYears: number;
  /** The last planned finish among its jobs and bids that stand. */
  readonly plannedUntil: PlainDate | null;
}

const FACTS: PreparedQuery = {
  name: 'papers.contractor-facts',
  text: `
    SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.company, u.locale, p.state,
      coalesce(p.trades, '{}') AS trades, coalesce(p.experience_years, 0) AS "experienceYears",
      (SELECT max(b.start_date + b.duration_days - 1 + CASE WHEN b.status = 'accepted' THEN j.extra_days ELSE 0 END)
        FROM bid b JOIN project j ON j.id = b.project_id
        WHERE b.contractor_id = u.id
          AND (b.status = 'pending' AND j.status = 'open' OR j.accepted_bid_id = b.id AND j.status = 'in_progress')
      ) AS "plannedUntil"
    FROM app_user u LEFT JOIN contractor_profile p ON p.id = u.id
    WHERE u.id = $1 AND u.role = 'contractor' AND u.status <> 'terminated'`,
};

@Injectable()
export class ContractorFactsReader {
  constructor(private readonly sql: Sql) {}

  /** Undefined for whoever is no contractor, or none any more. */
  async of(contractorId: string): Promise<ContractorFacts | undefined> {
    const [facts] = await this.sql.rows<ContractorFacts>(FACTS, [contractorId]);
    return facts;
  }
}

import { Injectable } from '@nestjs/common';
import type { PlannedWork, ProjectCategory } from '@cw/domain';
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
  readonly planned: PlannedWork[];
}

const FACTS: PreparedQuery = {
  name: 'papers.contractor-facts',
  text: `
    SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.company, u.locale, p.state,
      coalesce(p.trades, '{}') AS trades, coalesce(p.experience_years, 0) AS "experienceYears",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('state', work.state, 'until', work.until)), '[]') FROM (
        SELECT j.state,
          max(coalesce(
            b.start_date + b.duration_days - 1 + CASE WHEN b.status = 'accepted' THEN j.extra_days ELSE 0 END,
            j.closing_date
          )) AS until
        FROM bid b JOIN project j ON j.id = b.project_id
        WHERE b.contractor_id = u.id AND (b.start_date + b.duration_days IS NOT NULL OR j.closing_date IS NOT NULL)
          AND (b.status = 'pending' AND j.status = 'open' OR j.accepted_bid_id = b.id AND j.status = 'in_progress')
        GROUP BY j.state) work
      ) AS planned
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

import { Injectable } from '@nestjs/common';
import { earliestToday, licensedStates, type Point, type ProjectCategory } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Sql } from '../../common/persistence/sql.js';
import { ContractorCards } from './contractor-cards.js';

/** Nearest first: a project in a large city is told to those who are close, not to a thousand. */
const MOST = 100;

const WITHIN_THEIR_RADIUS = {
  name: 'contractors.fitting',
  text: `
    SELECT p.id FROM contractor_profile p JOIN app_user u ON u.id = p.id
    WHERE u.status = 'active' AND p.latitude IS NOT NULL AND p.trades && $3::text[]
      AND EXISTS (SELECT FROM verification_paper l WHERE l.contractor_id = p.id AND l.kind = 'license'
        AND EXISTS (SELECT FROM jsonb_array_elements(l.licenses) held
          WHERE held->>'state' = $5 AND (held->>'expiresOn')::date >= $6::date))
      AND distance_miles(p.latitude, p.longitude, $1, $2) <= p.service_radius_miles * $4::double precision
    ORDER BY distance_miles(p.latitude, p.longitude, $1, $2), p.id
    LIMIT ${MOST}`,
};

/** Where a project is. */
interface ProjectPlace extends Point {
  readonly state: string;
}

/** Which contractors that may bid on it a project is for: by trade, by how far they travel and by where they are licensed. */
@Injectable()
export class FittingContractors {
  constructor(
    private readonly sql: Sql,
    private readonly cards: ContractorCards,
    private readonly clock: Clock,
  ) {}

  /** With a factor above 1 also those who are somewhat farther away than they travel. */
  async idsFor(place: ProjectPlace, trades: readonly ProjectCategory[], radiusFactor = 1): Promise<string[]> {
    const today = earliestToday(this.clock.now());
    const values = [place.latitude, place.longitude, [...trades], radiusFactor, place.state, today];
    const near = await this.sql.rows<{ id: string }>(WITHIN_THEIR_RADIUS, values);
    const cards = await this.cards.ofContractors(near.map(({ id }) => id));
    return near
      .map(({ id }) => cards.get(id))
      .filter((card) => card !== undefined)
      .filter(({ gaps, papers }) => gaps.length === 0 && licensedStates(papers, today).includes(place.state))
      .map(({ id }) => id);
  }
}

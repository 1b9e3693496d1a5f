import { Injectable } from '@nestjs/common';
import type { Point, ProjectCategory } from '@cw/domain';
import { Sql } from '../../common/persistence/sql.js';
import { ContractorCards } from './contractor-cards.js';

/** Nearest first: a project in a large city is told to those who are close, not to a thousand. */
const MOST = 100;

const WITHIN_THEIR_RADIUS = {
  name: 'contractors.fitting',
  text: `
    SELECT p.id FROM contractor_profile p JOIN app_user u ON u.id = p.id
    WHERE u.status = 'active' AND p.latitude IS NOT NULL AND p.trades && $3::text[]
      AND distance_miles(p.latitude, p.longitude, $1, $2) <= p.service_radius_miles * $4::double precision
    ORDER BY distance_miles(p.latitude, p.longitude, $1, $2), p.id
    LIMIT ${MOST}`,
};

/** Which verified contractors a project is for: by trade and by how far they travel. */
@Injectable()
export class FittingContractors {
  constructor(
    private readonly sql: Sql,
    private readonly cards: ContractorCards,
  ) {}

  /** With a factor above 1 also those who are somewhat farther away than they travel. */
  async idsFor(place: Point, trades: readonly ProjectCategory[], radiusFactor = 1): Promise<string[]> {
    const values = [place.latitude, place.longitude, [...trades], radiusFactor];
    const near = await this.sql.rows<{ id: string }>(WITHIN_THEIR_RADIUS, values);
    const cards = await this.cards.ofContractors(near.map(({ id }) => id));
    return near.map(({ id }) => id).filter((id) => cards.get(id)?.gaps.length === 0);
  }
}

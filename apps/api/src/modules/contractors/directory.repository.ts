import { Injectable } from '@nestjs/common';
import type { Cents, ContractorSort, Point, ProjectCategory } from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';

export interface DirectorySearch {
  readonly sort: ContractorSort;
  readonly limit: number;
  readonly trade: ProjectCategory | null;
  readonly minRating: number | null;
  readonly center: Point | null;
  readonly radiusMiles: number | null;
  /** Only the favorites of this account. */
  readonly favoritesOf: string | null;
  readonly after: readonly (string | number | null)[] | undefined;
}

export interface DirectoryRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly memberSince: Date;
  readonly trades: ProjectCategory[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly serviceRadiusMiles: number;
  readonly experienceYears: number;
  readonly liabilityCoverCents: Cents;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly distanceMiles: number | null;
  /** What the list is sorted by, as text that compares equal to the column. */
  readonly key: string;
}

interface Order {
  readonly key: string;
  readonly type: string;
  readonly direction: 'ASC' | 'DESC';
}

const ORDERS: Readonly<Record<ContractorSort | 'place', Order>> = {
  newest: { key: 'u.created_at', type: 'timestamptz', direction: 'DESC' },
  rating: { key: 'coalesce(p.rating, 0)', type: 'double precision', direction: 'DESC' },
  name: { key: "lower(u.first_name || ' ' || u.last_name)", type: 'text', direction: 'ASC' },
  location: { key: 'distance_miles(p.latitude, p.longitude, $4, $5)', type: 'double precision', direction: 'ASC' },
  // Without a ZIP to measure from, by place.
  place: { key: "p.state || ' ' || p.city", type: 'text', direction: 'ASC' },
};

function statement(name: keyof typeof ORDERS): PreparedQuery {
  const { key, type, direction } = ORDERS[name];
  const beyond = direction === 'ASC' ? '>' : '<';
  return {
    name: `contractors.${name}`,
    text: `
      SELECT c.*, c.sort_key::text AS key FROM (
        SELECT p.id, u.first_name AS "firstName", u.last_name AS "lastName", u.company, u.created_at AS "memberSince",
          p.trades, p.city, p.state, p.zip, p.service_radius_miles AS "serviceRadiusMiles",
          p.experience_years AS "experienceYears", p.liability_cover_cents AS "liabilityCoverCents",
          p.rating, p.review_count AS "reviewCount",
          distance_miles(p.latitude, p.longitude, $4::double precision, $5::double precision) AS "distanceMiles",
          ${key} AS sort_key
        FROM contractor_profile p JOIN app_user u ON u.id = p.id
        WHERE p.zip IS NOT NULL AND u.status = 'active' AND u.role = 'contractor'
          AND ($2::text IS NULL OR $2 = ANY (p.trades))
          AND ($3::double precision IS NULL OR p.rating >= $3)
          AND ($9::uuid IS NULL OR EXISTS (
            SELECT FROM favorite f WHERE f.user_id = $9 AND f.contractor_id = p.id))
      ) c
      WHERE ($6::double precision IS NULL OR "distanceMiles" <= $6)
        AND ($7::${type} IS NULL OR (sort_key, id) ${beyond} ($7, $8::uuid))
      ORDER BY sort_key ${direction}, id ${direction}
      LIMIT $1`,
  };
}

const STATEMENTS = {
  newest: statement('newest'),
  rating: statement('rating'),
  name: statement('name'),
  location: statement('location'),
  place: statement('place'),
};

type RawRow = Omit<DirectoryRow, 'liabilityCoverCents'> & { readonly liabilityCoverCents: string };

/** The hot list of contractors, as named prepared statements. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly sql: Sql) {}

  async find(search: DirectorySearch): Promise<DirectoryRow[]> {
    const order = search.sort === 'location' && !search.center ? 'place' : search.sort;
    const [key = null, id = null] = search.after ?? [];
    const rows = await this.sql.rows<RawRow>(STATEMENTS[order], [
      search.limit,
      search.trade,
      search.minRating,
      search.center?.latitude ?? null,
      search.center?.longitude ?? null,
      search.radiusMiles,
      key,
      id,
      search.favoritesOf,
    ]);
    return rows.map((row) => ({ ...row, liabilityCoverCents: readCents(row.liabilityCoverCents) }));
  }
}

import { Injectable } from '@nestjs/common';
import type { Cents, ProjectCategory } from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { Sql } from '../../common/persistence/sql.js';
import type { DirectorySearch } from './directory-search.js';
import { directoryPage } from './directory.statements.js';

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

type RawRow = Omit<DirectoryRow, 'liabilityCoverCents'> & { readonly liabilityCoverCents: string };

/** The hot list of contractors, as named prepared statements. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly sql: Sql) {}

  async find(search: DirectorySearch): Promise<DirectoryRow[]> {
    const { query, values } = directoryPage(search);
    const rows = await this.sql.rows<RawRow>(query, values);
    return rows
      .slice(0, search.limit)
      .map((row) => ({ ...row, liabilityCoverCents: readCents(row.liabilityCoverCents) }));
  }
}

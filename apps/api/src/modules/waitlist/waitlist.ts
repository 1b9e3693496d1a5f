import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor, Locale } from '@cw/domain';
import type { Response } from 'express';
import { Clock } from '../../common/clock.js';
import { CsvExport } from '../../common/grid/csv-export.js';
import { wordPatterns } from '../../common/grid/each-word.js';
import { GridFilter, type GridQuestion } from '../../common/grid/grid-question.js';
import { GridReader, type GridRow } from '../../common/grid/grid-reader.js';
import { newId } from '../../common/ids.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { JoinWaitlistInput } from './dto/join-waitlist.input.js';
import type { ExportWaitlistQuery, ListWaitlistQuery } from './dto/list-waitlist.query.js';
import type { WaitlistEntryResponse, WaitlistPage } from './dto/waitlist-entry.response.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { WAITLIST_ORDERS } from './waitlist-order.js';

interface Row extends GridRow, Omit<WaitlistEntryResponse, 'createdAt'> {
  readonly createdAt: Date;
}

const DETAILS = `SELECT id, first_name AS "firstName", last_name AS "lastName", email, role, locale, flagged,
  created_at AS "createdAt", grid_key AS "gridKey" FROM page`;
const COLUMNS = ['first_name', 'last_name', 'email', 'role', 'language', 'flagged', 'joined_at'];

function questionOf({ q, role, sort = 'joined_desc' }: ExportWaitlistQuery): GridQuestion {
  const { conditions, values } = new GridFilter()
    .found('search', q === undefined ? undefined : wordPatterns(q))
    .where('role = ?', role);
  return { table: 'waitlist_entry', conditions, values, order: WAITLIST_ORDERS[sort] };
}

/** WAIT-01. */
@Injectable()
export class Waitlist {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grid: GridReader,
    private readonly csv: CsvExport,
    private readonly clock: Clock,
  ) {}

  /** Whoever stands here already is answered the same, and nothing is changed: nobody learns who is on the list. */
  async join({ website = '', ...person }: JoinWaitlistInput, locale: Locale): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(() =>
      this.unitOfWork
        .repository(WaitlistEntryEntity)
        .createQueryBuilder()
        .insert()
        .values({ ...person, id: newId(), locale, flagged: website.trim() !== '', createdAt: now, updatedAt: now })
        .orIgnore('("email")')
        .execute(),
    );
  }

  list({ limit, cursor, ...search }: ListWaitlistQuery): Promise<WaitlistPage> {
    const list = `waitlist:${search.sort ?? 'joined_desc'}`;
    return this.grid.page(questionOf(search), { list, limit, cursor }, { details: DETAILS, map: toEntry });
  }

  export(actor: Actor, search: ExportWaitlistQuery, response: Response): Promise<StreamableFile> {
    const { q, role = null, sort = null } = search;
    return this.csv.send<Row>(
      actor,
      {
        list: 'waitlist',
        filters: { role, sort, searched: Boolean(q) },
        columns: COLUMNS,
        read: (place, limit) => this.grid.rows(questionOf(search), { place, limit, details: DETAILS, given: [] }),
        cells: ({ firstName, lastName, email, role: as, locale, flagged, createdAt }) => [
          ...[firstName, lastName, email, as, locale, flagged, createdAt.toISOString()],
        ],
      },
      response,
    );
  }
}

const toEntry = (row: Row): WaitlistEntryResponse => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
  locale: row.locale,
  flagged: row.flagged,
  createdAt: row.createdAt.toISOString(),
});

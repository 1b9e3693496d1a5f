import { Injectable, type StreamableFile } from '@nestjs/common';
import { houseName, type Actor, type HouseFacts } from '@cw/domain';
import type { Response } from 'express';
import { CsvExport } from '../../common/grid/csv-export.js';
import { wordPatterns } from '../../common/grid/each-word.js';
import { GridFilter, type GridQuestion } from '../../common/grid/grid-question.js';
import { GridReader, type GridRow } from '../../common/grid/grid-reader.js';
import { businessName, CLIENT_NAME, CLOSING_DAY, knownToStaff } from '../projects/index.js';
import type { ExportProjectRecordsQuery, ListProjectRecordsQuery } from './dto/list-project-records.query.js';
import type { ProjectRecord, ProjectRecordPage } from './dto/project-record.response.js';
import { PROJECT_RECORD_ORDERS } from './project-record-order.js';

interface Row extends GridRow, HouseFacts, Omit<ProjectRecord, 'createdAt' | 'heldCents' | 'house'> {
  readonly createdAt: Date;
  readonly heldCents: string;
}

const LATE = `status = 'open' AND first_bid_at IS NULL AND promise_missed_at IS NOT NULL`;
const LATE_ROW = `(p.status = 'open' AND p.first_bid_at IS NULL AND p.promise_missed_at IS NOT NULL)`;
const WORDS = `fold_accents(lower(title || ' ' || coalesce(address, '') || ' ' || city || ' ' || zip))`;
/** A word may be the house's while the next one is the client's. */
const FOUND = `(${WORDS} LIKE fold_accents(?) OR id = ANY (ARRAY (${knownToStaff('?')})))`;
const DETAILS = `
  SELECT p.id, p.title, concat_ws(', ', p.address, p.city, p.state || ' ' || p.zip) AS place,
    p.address, p.city, p.state, ${CLIENT_NAME} AS "clientName", p.status, p.work,
    p.owner_id AS "ownerId", o.first_name || ' ' || o.last_name AS "ownerName",
    p.contractor_id AS "contractorId", ${businessName('c')} AS "contractorName",
    ${CLOSING_DAY} AS "closingDate", p.created_at AS "createdAt", ${LATE_ROW} AS "isLate",
    coalesce((SELECT sum(0 - a.balance_cents) FROM milestone m
      JOIN ledger_account a ON a.kind = 'held' AND a.subject_id = m.id WHERE m.project_id = p.id), 0)::text AS "heldCents",
    p.grid_key AS "gridKey"
  FROM page p JOIN app_user o ON o.id = p.owner_id LEFT JOIN app_user c ON c.id = p.contractor_id`;
const COLUMNS = [
  ...['id', 'title', 'place', 'status', 'work', 'client', 'contractor', 'closing_date', 'held_usd', 'first_bid_late'],
  'posted_at',
];
const CENTS_DIGITS = 2;

function questionOf({ q, status, late, sort = 'posted_desc' }: ExportProjectRecordsQuery): GridQuestion {
  const { conditions, values } = new GridFilter()
    .each(FOUND, q === undefined ? [] : wordPatterns(q))
    .where('status = ?', status)
    .either(late && late === 'yes', LATE, `NOT (${LATE})`);
  return { table: 'project', conditions, values, order: PROJECT_RECORD_ORDERS[sort] };
}

/** ADM-01: all projects, whoever's they are. */
@Injectable()
export class ProjectRecords {
  constructor(
    private readonly grid: GridReader,
    private readonly csv: CsvExport,
  ) {}

  list({ limit, cursor, ...search }: ListProjectRecordsQuery): Promise<ProjectRecordPage> {
    const list = `project-records:${search.sort ?? 'posted_desc'}`;
    return this.grid.page(questionOf(search), { list, limit, cursor }, { details: DETAILS, map: toRecord });
  }

  export(actor: Actor, search: ExportProjectRecordsQuery, response: Response): Promise<StreamableFile> {
    const { q, status = null, late = null, sort = null } = search;
    return this.csv.send<Row>(
      actor,
      {
        list: 'projects',
        filters: { status, late, sort, searched: Boolean(q) },
        columns: COLUMNS,
        read: (place, limit) => this.grid.rows(questionOf(search), { place, limit, details: DETAILS, given: [] }),
        cells: (row) => [
          ...[row.id, row.title, row.place, row.status, row.work, row.ownerName, row.contractorName, row.closingDate],
          ...[dollars(row.heldCents), row.isLate, row.createdAt.toISOString()],
        ],
      },
      response,
    );
  }
}

/** As a spreadsheet reads a number; moved by its digits, not by a division. */
function dollars(cents: string): string {
  const digits = cents.padStart(CENTS_DIGITS + 1, '0');
  return `${digits.slice(0, -CENTS_DIGITS)}.${digits.slice(-CENTS_DIGITS)}`;
}

const toRecord = (row: Row): ProjectRecord => ({
  id: row.id,
  title: row.title,
  house: houseName(row),
  clientName: row.clientName,
  place: row.place,
  status: row.status,
  work: row.work,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  contractorId: row.contractorId,
  contractorName: row.contractorName,
  closingDate: row.closingDate,
  heldCents: Number(row.heldCents),
  isLate: row.isLate,
  createdAt: row.createdAt.toISOString(),
});

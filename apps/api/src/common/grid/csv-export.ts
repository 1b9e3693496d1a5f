import { pipeline, Readable } from 'node:stream';
import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import type { Actor, CsvList } from '@cw/domain';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { AuditFacts } from '../audit/audit-entry.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../clock.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { Throttle } from '../throttle/throttle.js';
import type { GridPlace } from './grid-question.js';
import type { GridRow } from './grid-reader.js';

/** Whole tables are dear. */
const EXPORTS = { name: 'csv-export', points: 30, seconds: 3600 } as const;
const BATCH = 500;

export type CsvCell = string | number | boolean | null;

export interface CsvSource<R extends GridRow> {
  readonly list: CsvList;
  /** By what the list was narrowed: words of closed lists, ids, switches; never what was typed. */
  readonly filters: AuditFacts;
  /** The heads of the columns, in their order. */
  readonly columns: readonly string[];
  readonly read: (place: GridPlace | undefined, limit: number) => Promise<R[]>;
  readonly cells: (row: R) => readonly CsvCell[];
}

/** ADM-01: a list as a file for a spreadsheet, however long it is: one batch in memory at a time, read as it is taken. */
@Injectable()
export class CsvExport {
  private readonly logger = new Logger(CsvExport.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  async send<R extends GridRow>(actor: Actor, source: CsvSource<R>, response: Response): Promise<StreamableFile> {
    await this.throttle.consume(EXPORTS, actor.userId);
    const { list, filters, columns } = source;
    await this.unitOfWork.run(() =>
      this.audit.record({
        action: 'list.exported',
        actorId: actor.userId,
        subjectType: 'list',
        subjectId: null,
        after: { list, ...setOnly(filters) },
      }),
    );
    // A spreadsheet reads a cell that begins with =, +, - or @ as a formula; without the mark it misreads accents.
    const csv = stringify({
      bom: true,
      header: true,
      columns: [...columns],
      escape_formulas: true,
      record_delimiter: 'windows',
      // It quotes what holds the delimiter of rows, which is both characters; one of them alone ends a row as well.
      quoted_match: /[\r\n]/,
    });
    response.setHeader('Cache-Control', 'no-store');
    const broken = (error: Error): void => {
      this.logger.error({ err: error }, 'a list that was being exported broke off');
      // Half a list must not look like a whole one: the connection breaks instead of ending.
      response.destroy(error);
    };
    const rows = Readable.from(rowsOf(source), { highWaterMark: BATCH });
    // Whoever leaves ends the reading: the stream that is no longer taken is destroyed, and the one before with it.
    response.once('close', () => csv.destroy());
    pipeline(rows, csv, (error) => {
      if (error && !response.closed && !response.destroyed) broken(error);
    });
    const name = `closewright-${list}-${this.clock.now().toISOString().slice(0, 10)}.csv`;
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    }).setErrorHandler(broken);
  }
}

const setOnly = (filters: AuditFacts): AuditFacts =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));

async function* rowsOf<R extends GridRow>({ read, cells }: CsvSource<R>): AsyncGenerator<readonly CsvCell[]> {
  let place: GridPlace | undefined;
  for (;;) {
    const rows = await read(place, BATCH);
    for (const row of rows) yield cells(row).map(plain);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    place = { side: 'after', key: last.gridKey };
  }
}

const plain = (cell: CsvCell): string => (cell === null ? '' : String(cell));

import { Injectable, StreamableFile } from '@nestjs/common';
import { ACCOUNTS_TIME_ZONE, addDays, dayIn, endOfDayIn, type Actor } from '@cw/domain';
import { formatterFor, type Locale } from '@cw/i18n';
import { Clock } from '../../../common/clock.js';
import { renderPaper } from '../../../common/documents/render-paper.js';
import { fullName } from '../../../common/person-name.js';
import { Throttle } from '../../../common/throttle/throttle.js';
import { UsersService } from '../../users/index.js';
import type { StatementQuery } from '../dto/statement.query.js';
import { ClientMoves } from './client-moves.js';
import { ContractorMoves } from './contractor-moves.js';
import { statementCsv } from './statement-csv.js';
import { statementPaper } from './statement-paper.js';
import type { StatementPeriod, StatementSide } from './statement.js';

/** A year of pages is dear to draw. */
const STATEMENTS = { name: 'money-statement', points: 60, seconds: 3600 } as const;

const wholeYear = (year: number): StatementPeriod => ({ from: `${year}-01-01`, to: `${year}-12-31`, year });

/** What was asked for, else the year under way where its reader is. */
function periodOf({ year, from, to }: StatementQuery, now: Date, timeZone: string): StatementPeriod {
  if (from !== undefined && to !== undefined) return { from, to, year: null };
  return wholeYear(year ?? Number(dayIn(now, timeZone).slice(0, 4)));
}

/** What somebody paid or was paid, for their books: their own, and nobody else's, staff included. */
@Injectable()
export class Statements {
  constructor(
    private readonly clients: ClientMoves,
    private readonly contractors: ContractorMoves,
    private readonly users: UsersService,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  async file(side: StatementSide, actor: Actor, query: StatementQuery, locale: Locale): Promise<StreamableFile> {
    await this.throttle.consume(STATEMENTS, actor.userId);
    const user = await this.users.findById(actor.userId);
    const timeZone = user?.timeZone ?? ACCOUNTS_TIME_ZONE;
    const period = periodOf(query, this.clock.now(), timeZone);
    const words = formatterFor(locale);
    const moves = side === 'payments' ? this.clients : this.contractors;
    const [from, until] = [addDays(period.from, -1), period.to].map((day) => endOfDayIn(day, timeZone)) as [Date, Date];
    const lines = await moves.between(actor.userId, from, until, words);
    if (query.format === 'csv') return handOver(Buffer.from(statementCsv(lines, timeZone, words)), side, period, 'csv');
    const reader = { locale, timeZone, name: user ? fullName(user) : '', madeAt: this.clock.now() };
    return handOver(await renderPaper(statementPaper({ side, period, lines }, reader)), side, period, 'pdf');
  }
}

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

function handOver(
  bytes: Buffer,
  side: StatementSide,
  { year, from, to }: StatementPeriod,
  format: 'csv' | 'pdf',
): StreamableFile {
  const name = `closewright-${side}-${year ?? `${from}-${to}`}.${format}`;
  return new StreamableFile(bytes, {
    type: TYPES[format],
    length: bytes.length,
    disposition: `attachment; filename="${name}"`,
  });
}

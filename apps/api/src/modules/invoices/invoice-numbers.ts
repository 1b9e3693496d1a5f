import { Injectable } from '@nestjs/common';
import { ACCOUNTS_TIME_ZONE, dayIn, invoiceNumber } from '@cw/domain';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';

// Whoever issues waits for whoever is at it: a number that is taken back with its invoice is given to the next.
const NEXT: PreparedQuery = {
  name: 'invoice_series_next',
  text: `INSERT INTO invoice_series (year, last_place) VALUES ($1, 1)
    ON CONFLICT (year) DO UPDATE SET last_place = invoice_series.last_place + 1 RETURNING last_place AS place`,
};

const YEAR_LENGTH = 4;

/** One series a year, without gaps; the year is that of the day which the invoice says. */
@Injectable()
export class InvoiceNumbers {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async next(issuedAt: Date): Promise<string> {
    if (!this.unitOfWork.isOpen) throw new Error('An invoice was numbered outside the unit of work that issues it');
    const year = Number(dayIn(issuedAt, ACCOUNTS_TIME_ZONE).slice(0, YEAR_LENGTH));
    const [row] = await this.sql.rows<{ place: number }>(NEXT, [year]);
    if (!row) throw new Error('The series gave no number');
    return invoiceNumber(year, row.place);
  }
}

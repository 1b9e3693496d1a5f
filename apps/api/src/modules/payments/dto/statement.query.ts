import { daysBetween, isPlainDate, type PlainDate } from '@cw/domain';
import { Type } from 'class-transformer';
import { Choice, Day, Rule, Whole } from '../../../common/validation/rules.js';

export const STATEMENT_FORMATS = ['csv', 'pdf'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

const FIRST_YEAR = 2020;
const LAST_YEAR = 2199;
const LONGEST_DAYS = 366;

/** Both days are there, in their order, and no more than a year apart. */
function isRange(from: unknown, to: unknown): boolean {
  if (typeof from !== 'string' || typeof to !== 'string' || !isPlainDate(from) || !isPlainDate(to)) return false;
  const days = daysBetween(from, to);
  return days >= 0 && days < LONGEST_DAYS;
}

const InRange = (): PropertyDecorator =>
  Rule('isStatementRange', 'date', (_, object) => {
    const { from, to } = object as StatementQuery;
    return isRange(from, to);
  });

/** A calendar year, or the days from one to another, both of them in it; the year under way where nothing is said. */
export class StatementQuery {
  @Choice('StatementFormat', STATEMENT_FORMATS, { description: 'csv for a spreadsheet, pdf to read and to file.' })
  format: StatementFormat;

  @Type(() => Number)
  @Whole({ min: FIRST_YEAR, max: LAST_YEAR, optional: true, description: 'The year under way unless told otherwise.' })
  year?: number;

  @Day({ optional: true, description: 'Instead of a year; together with `to`.' })
  @InRange()
  from?: PlainDate;

  @Day({ optional: true, description: 'The last day, a year after the first at most.' })
  @InRange()
  to?: PlainDate;
}

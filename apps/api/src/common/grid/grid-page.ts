import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PageOf, type Page } from '../http/page.js';
import { CURSOR_MAX } from '../http/page.query.js';
import { ShownCount } from '../openapi/shown.js';

/** How many rows the filters leave. */
export class GridTotal {
  @ShownCount({ example: 128 })
  count: number;

  @ApiProperty({ description: 'False: there are about so many.' })
  isExact: boolean;
}

export interface GridPage<T> extends Page<T> {
  /** Null on the first page. */
  readonly previousCursor: string | null;
  readonly total: GridTotal;
}

interface GridPageResponse<T> {
  items: T[];
  nextCursor: string | null;
  previousCursor: string | null;
  total: GridTotal;
}

/** The response class of a list that is paged in both directions. */
export function GridPageOf<T extends object>(item: Type<T>): Type<GridPageResponse<T>> {
  class TwoWayPageResponse extends PageOf(item) {
    @ApiProperty({
      type: String,
      nullable: true,
      maxLength: CURSOR_MAX,
      description: 'Of the page before; null on the first one.',
      example: null,
    })
    previousCursor: string | null;

    @ApiProperty({ type: GridTotal })
    total: GridTotal;
  }
  return TwoWayPageResponse;
}

import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PAGE_LIMITS } from '@cw/domain';
import { CURSOR_MAX } from './page.query.js';

export interface Page<T> {
  readonly items: T[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** The response class of a list: `class ProjectPage extends PageOf(ProjectResponse) {}`. */
export function PageOf<T extends object>(item: Type<T>): Type<{ items: T[]; nextCursor: string | null }> {
  class PageResponse {
    @ApiProperty({ type: [item], maxItems: PAGE_LIMITS.max })
    items: T[];

    @ApiProperty({
      type: String,
      nullable: true,
      maxLength: CURSOR_MAX,
      description: 'Null on the last page.',
      example: null,
    })
    nextCursor: string | null;
  }
  return PageResponse;
}

import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

export interface Page<T> {
  readonly items: T[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** The response class of a list: `class ProjectPage extends PageOf(ProjectResponse) {}`. */
export function PageOf<T extends object>(item: Type<T>): Type<{ items: T[]; nextCursor: string | null }> {
  class PageResponse {
    @ApiProperty({ type: [item] })
    items: T[];

    @ApiProperty({ type: String, nullable: true, description: 'Null on the last page.' })
    nextCursor: string | null;
  }
  return PageResponse;
}

import { ApiProperty } from '@nestjs/swagger';
import { PROJECT_CATEGORIES, type ProjectCategory } from '@cw/domain';
import { NoNextCursor, ShownAddress, ShownList } from '../../../common/openapi/shown.js';

/** What fits on a profile. */
export const SHOWN_WORK_MAX = 12;
const EXAMPLE = '/api/files/019a0000-0000-7000-8000-000000000009';

export class ShownPhoto {
  @ShownAddress(`${EXAMPLE}?size=thumbnail`)
  thumbnailUrl: string;

  @ShownAddress(EXAMPLE)
  url: string;
}

export class FinishedWork {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PROJECT_CATEGORIES })
  category: ProjectCategory;

  @ApiProperty({ type: String, format: 'date' })
  completedOn: string;

  @ApiProperty({ type: ShownPhoto })
  before: ShownPhoto;

  @ApiProperty({ type: ShownPhoto })
  after: ShownPhoto;
}

export class FinishedWorkList {
  @ShownList(FinishedWork, SHOWN_WORK_MAX, { description: 'Newest first.' })
  items: FinishedWork[];

  @NoNextCursor()
  nextCursor: string | null;
}

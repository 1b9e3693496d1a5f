import { ApiProperty } from '@nestjs/swagger';
import { FOUND_KINDS, SEARCH_LIMITS, type FoundKind } from '@cw/domain';
import { ShownList, ShownText } from '../../../common/openapi/shown.js';

const TEXT_MAX = 1000;

export class Found {
  @ApiProperty({ enum: FOUND_KINDS, enumName: 'FoundKind' })
  kind: FoundKind;

  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The project that it belongs to, or by which one knows the person.',
  })
  projectId: string | null;

  @ShownText(TEXT_MAX, '12 Maple Lane, New York, NY', { description: 'Of a project or a request, its house.' })
  title: string;

  @ShownText(TEXT_MAX, 'Sofia Reyes · Water heater strap', { description: 'Whose it is, or what it belongs to.' })
  context: string;
}

export class SearchResults {
  @ShownList(Found, SEARCH_LIMITS.resultsMax * FOUND_KINDS.length)
  items: Found[];
}

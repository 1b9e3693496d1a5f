import { ApiProperty } from '@nestjs/swagger';
import { FAVORITE_LIMITS } from '@cw/domain';
import { NoNextCursor, ShownList } from '../../../common/openapi/shown.js';

export class Favorite {
  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ApiProperty({ format: 'date-time' })
  since: string;
}

export class FavoriteList {
  @ShownList(Favorite, FAVORITE_LIMITS.perAccount, { description: 'Newest first.' })
  items: Favorite[];

  @NoNextCursor()
  nextCursor: string | null;
}

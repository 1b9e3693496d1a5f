import { ApiProperty } from '@nestjs/swagger';
import { FILE_KINDS, type FileKind, FILE_LIMITS } from '@cw/domain';
import {
  NoNextCursor,
  ShownAddress,
  ShownCount,
  ShownFileName,
  ShownList,
  ShownText,
} from '../../../common/openapi/shown.js';

const TYPE_MAX = 100;

export class FileView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: FILE_KINDS })
  kind: FileKind;

  @ShownFileName({ description: 'The name it was uploaded under, without path or control characters.' })
  name: string;

  @ShownText(TYPE_MAX, 'image/jpeg', { description: 'By its bytes, not by its name.' })
  contentType: string;

  @ShownCount({ example: 482_113 })
  bytes: number;

  @ShownCount({ nullable: true, example: 1600 })
  width: number | null;

  @ShownCount({ nullable: true, example: 1200 })
  height: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  conditionId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Of an exhibit: the case it belongs to.' })
  disputeId: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ShownAddress('/api/files/0199a3c0-0000-7000-8000-000000000000')
  url: string;

  @ShownAddress('/api/files/0199a3c0-0000-7000-8000-000000000000?size=thumbnail', {
    nullable: true,
    description: 'Of images only.',
  })
  thumbnailUrl: string | null;

  @ApiProperty({ format: 'uuid' })
  uploadedById: string;
}

export class FileList {
  @ShownList(FileView, FILE_LIMITS.perProject)
  items: FileView[];

  @NoNextCursor()
  nextCursor: string | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { FILE_KINDS, type FileKind } from '@cw/domain';

export class FileView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: FILE_KINDS })
  kind: FileKind;

  @ApiProperty({ description: 'The name it was uploaded under, without path or control characters.' })
  name: string;

  @ApiProperty({ description: 'By its bytes, not by its name.' })
  contentType: string;

  @ApiProperty({ type: 'integer' })
  bytes: number;

  @ApiProperty({ type: 'integer', nullable: true })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  height: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  conditionId: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ example: '/api/files/0199a3c0-0000-7000-8000-000000000000' })
  url: string;

  @ApiProperty({ type: String, nullable: true, description: 'Of images only.' })
  thumbnailUrl: string | null;

  @ApiProperty({ format: 'uuid' })
  uploadedById: string;
}

export class FileList {
  @ApiProperty({ type: [FileView] })
  items: FileView[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor: string | null;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FILE_KINDS, PROJECT_LIMITS, type FileKind } from '@cw/domain';
import { IsOptional, IsUUID } from 'class-validator';
import { INTEGER_MAX } from '../../../common/openapi/shown.js';
import { Choice, NumbersOfForm } from '../../../common/validation/rules.js';

export class UploadFile {
  @Choice('FileKind', FILE_KINDS, {
    description:
      'before, after and proof are evidence and need a conditionId; an exhibit goes to the dispute that stands.',
  })
  kind: FileKind;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  conditionId?: string;

  @NumbersOfForm({
    max: INTEGER_MAX,
    maxItems: PROJECT_LIMITS.conditionsMax,
    optional: true,
    description: 'The numbers of the other repairs that show this same photo, as the refusal names them.',
    example: [2],
  })
  acknowledgedRepairs?: number[];
}

/** The multipart body as the document shows it; the file itself is streamed, never held in memory. */
export class UploadFileForm extends UploadFile {
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;
}

export const FILE_SIZES = ['full', 'thumbnail'] as const;
export type FileSize = (typeof FILE_SIZES)[number];

export class FileQuery {
  @Choice('FileSize', FILE_SIZES, { optional: true, description: 'full when left out.' })
  size?: FileSize;
}

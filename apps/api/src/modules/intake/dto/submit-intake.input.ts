import { INTAKE_SECONDS_MAX } from '@cw/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Sixty repairs with all that a report says of them fit in. */
export const REQUEST_MAX_BYTES = 1024 * 1024;
const TRAP_MAX = 1000;

const EXAMPLE = {
  address: '12 Hidden Lane',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  repairs: [{ category: 'roof', description: 'Missing shingles on the rear slope.' }],
  fullName: 'Sofia Reyes',
  email: 'sofia@example.com',
  phone: '(212) 555-0123',
};

export class SubmitIntake {
  @ApiProperty({
    type: String,
    maxLength: REQUEST_MAX_BYTES,
    example: JSON.stringify(EXAMPLE),
    description: 'The request as JSON. Faults are named by the paths in it, such as `repairs.0.description`.',
  })
  @IsString()
  @MaxLength(REQUEST_MAX_BYTES)
  request: string;

  @ApiPropertyOptional({ type: String, maxLength: TRAP_MAX, example: '', description: 'Leave it empty.' })
  @IsOptional()
  @IsString()
  @MaxLength(TRAP_MAX)
  website?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: INTAKE_SECONDS_MAX,
    example: 240,
    description: 'How long somebody had the form before it was sent.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(INTAKE_SECONDS_MAX)
  seconds?: number;
}

/** The multipart body as the document shows it; the file itself is streamed, never held in memory. */
export class SubmitIntakeForm extends SubmitIntake {
  @ApiPropertyOptional({ type: 'string', format: 'binary', description: 'PDF, DOC, DOCX, JPG, PNG or HEIC.' })
  appraisal?: string;
}

export class AppraisalFileForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'PDF, DOC, DOCX, JPG, PNG or HEIC.' })
  file: string;
}

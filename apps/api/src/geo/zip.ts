import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ZIP_TYPED_PATTERN, zipOf } from '@cw/domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { Rule, Trimmed } from '../common/validation/rules.js';

const documented = { type: String, pattern: ZIP_TYPED_PATTERN.source, example: '10001' } as const;

/** Five digits, to which ZIP+4 is cut; whether such a place exists is asked of the ZIP table by the use case. */
export const Zip = (shape: { readonly optional?: boolean } = {}): PropertyDecorator =>
  applyDecorators(
    ...(shape.optional ? [ApiPropertyOptional(documented), IsOptional()] : [ApiProperty(documented)]),
    Trimmed(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (zipOf(value) ?? value) : value)),
    Rule('isZip', 'pattern', (value) => typeof value === 'string' && zipOf(value) === value),
  );

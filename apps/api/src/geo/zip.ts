import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ZIP_PATTERN } from '@cw/domain';
import { IsOptional } from 'class-validator';
import { Rule, Trimmed } from '../common/validation/rules.js';

const documented = { type: String, pattern: ZIP_PATTERN.source, example: '10001' } as const;

/** Five digits; whether such a place exists is asked of the ZIP table by the use case. */
export const Zip = (shape: { readonly optional?: boolean } = {}): PropertyDecorator =>
  applyDecorators(
    ...(shape.optional ? [ApiPropertyOptional(documented), IsOptional()] : [ApiProperty(documented)]),
    Trimmed(),
    Rule('isZip', 'pattern', (value) => typeof value === 'string' && ZIP_PATTERN.test(value)),
  );

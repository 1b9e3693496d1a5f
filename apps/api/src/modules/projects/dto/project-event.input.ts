import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONDITION_LIMITS, PROJECT_LIMITS } from '@cw/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Text } from '../../../common/validation/rules.js';

const REASON = {
  min: PROJECT_LIMITS.reasonMin,
  max: PROJECT_LIMITS.reasonMax,
  example: 'The sale fell through.',
} as const;

export class CancelProject {
  @Text({ ...REASON, optional: true, description: 'Required of the contractor who steps back.' })
  reason?: string;
}

export class DisputeProject {
  @Text(REASON)
  reason: string;
}

export class RequestEarlyStart {
  @Text({ ...REASON, example: 'The crew is free next Monday already.' })
  reason: string;
}

export class ReturnedCondition {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  conditionId: string;

  @Text({ min: CONDITION_LIMITS.reasonMin, max: CONDITION_LIMITS.reasonMax, example: 'The second coat is missing.' })
  reason: string;
}

export class RequestChanges {
  @ApiPropertyOptional({
    type: [ReturnedCondition],
    maxItems: PROJECT_LIMITS.conditionsMax,
    description: 'The conditions to return, each with its reason; at least one.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PROJECT_LIMITS.conditionsMax)
  @ArrayUnique((item: ReturnedCondition) => item.conditionId)
  @ValidateNested({ each: true })
  @Type(() => ReturnedCondition)
  returns?: ReturnedCondition[];
}

export class ApproveProject {
  @ApiPropertyOptional({ description: 'Accepts every evidenced condition first.' })
  @IsOptional()
  @IsBoolean()
  acceptRemaining?: boolean;
}

import { Injectable } from '@nestjs/common';
import { eventsFor, intakeMachine } from '@cw/domain';
import type { IntakeEntity } from '../intake.entity.js';
import { planOf } from './convert-rules.js';
import type { IntakeConversion } from './dto/intake-conversion.response.js';
import { OfferedRepairs } from './offered-repairs.js';

/** COND-02: what an approved request is about to become, so that staff see and change it before it is posted. */
@Injectable()
export class IntakeConversionPlan {
  constructor(private readonly offered: OfferedRepairs) {}

  /** Null while it may not be converted. */
  async of(intake: IntakeEntity): Promise<IntakeConversion | null> {
    if (!eventsFor(intakeMachine, intake.state, ['admin']).includes('convert')) return null;
    const offered = await this.offered.of(intake.id);
    return offered.length === 0 ? null : planOf(intake, offered);
  }
}

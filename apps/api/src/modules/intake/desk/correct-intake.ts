import { Injectable } from '@nestjs/common';
import { earliestToday, intakeMachine, yearBuiltMaxOn, type Actor, type PlainDate } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError, type FieldFault } from '../../../common/errors/domain-error.js';
import { assertFresh } from '../../../common/http/etag.js';
import { pastDayFaults } from '../../../common/past-days.js';
import { zipFaults, ZipCentroids } from '../../../geo/zip-centroids.js';
import type { IntakeEntity } from '../intake.entity.js';
import { IntakeRepository } from '../intake.repository.js';
import type { CorrectIntake } from './dto/correct-intake.input.js';
import { IntakeGate } from './intake-gate.js';

/** Staff put right what a request says of the house and of the closing, until it is over. */
@Injectable()
export class CorrectIntakeUseCase {
  constructor(
    private readonly gate: IntakeGate,
    private readonly intakes: IntakeRepository,
    private readonly zips: ZipCentroids,
    private readonly clock: Clock,
  ) {}

  execute(
    actor: Actor,
    id: string,
    { input, ifMatch }: { input: CorrectIntake; ifMatch: string | undefined },
  ): Promise<void> {
    return this.gate.act(actor, id, async ({ intake }) => {
      assertFresh(ifMatch, intake);
      if (intakeMachine.final.includes(intake.state)) {
        throw new DomainError('state.conflict', { extra: { state: intake.state } });
      }
      const columns = columnsOf(input);
      const faults = await this.faults(Object.assign(intake, columns), input);
      if (faults.length > 0) throw new DomainError('request.invalid', { faults });
      await this.intakes.save(intake);
      // Which fields and not what stood in them: the log outlives the request.
      return { action: 'intake.corrected', after: { fields: Object.keys(input).toSorted() } };
    });
  }

  private async faults(
    { zip, usState }: IntakeEntity,
    { zip: newZip, usState: newState, closingDate, yearBuilt }: CorrectIntake,
  ): Promise<FieldFault[]> {
    const isMoved = newZip !== undefined || newState !== undefined;
    return [
      ...(isMoved ? zipFaults(await this.zips.find(zip), usState) : []),
      ...unbuiltFaults(yearBuilt ?? null, earliestToday(this.clock.now())),
      ...pastDayFaults(this.clock.now(), { closingDate }),
    ];
  }
}

/** No project can be made of a house that is not built yet. */
function unbuiltFaults(year: number | null, today: PlainDate): FieldFault[] {
  const limit = yearBuiltMaxOn(today);
  return year !== null && year > limit ? [{ path: 'yearBuilt', code: 'too_large', values: { limit } }] : [];
}

/** What is sent, an empty text as none. */
function columnsOf({ settlementAgent, ...input }: CorrectIntake): Partial<IntakeEntity> {
  const named = Object.entries(input).filter(([, value]) => value !== undefined);
  const columns = Object.fromEntries(named.map(([name, value]) => [name, value === '' ? null : value]));
  return { ...columns, ...(settlementAgent === undefined ? {} : agentColumns(settlementAgent)) };
}

const agentColumns = (agent: NonNullable<CorrectIntake['settlementAgent']> | null): Partial<IntakeEntity> => ({
  agentName: agent?.name ?? null,
  agentCompany: agent?.company || null,
  agentEmail: agent?.email || null,
  fileNumber: agent?.fileNumber || null,
});

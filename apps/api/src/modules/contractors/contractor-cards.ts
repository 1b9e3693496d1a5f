import { Injectable } from '@nestjs/common';
import { verificationGaps, ZERO_CENTS, type VerificationGap } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { fullName } from '../../common/person-name.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { UsersService } from '../users/index.js';
import { Papers } from '../verification/index.js';
import { ContractorProfileEntity } from './contractor-profile.entity.js';

/** What stands beside a bid or a job about the contractor who made it. */
export interface ContractorCard {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly gaps: readonly VerificationGap[];
}

/** Facts about contractors for the other modules, read in bulk. */
@Injectable()
export class ContractorCards {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly papers: Papers,
    private readonly clock: Clock,
  ) {}

  /** By id; ids of nobody are absent. */
  async ofContractors(ids: readonly string[]): Promise<ReadonlyMap<string, ContractorCard>> {
    const profiles = await this.profiles(ids);
    const gaps = await this.gapsOf(ids, profiles);
    const people = await this.users.findByIds(ids);
    return new Map(
      people.map((person) => {
        const profile = profiles.get(person.id);
        return [
          person.id,
          {
            id: person.id,
            name: fullName(person),
            company: person.company,
            rating: profile?.rating ?? null,
            reviewCount: profile?.reviewCount ?? 0,
            gaps: gaps.get(person.id) ?? [],
          },
        ];
      }),
    );
  }

  /** What the contractor lacks to be verified today; empty means verified. */
  async gaps(contractorId: string): Promise<readonly VerificationGap[]> {
    const gaps = await this.gapsOf([contractorId], await this.profiles([contractorId]));
    return gaps.get(contractorId) ?? [];
  }

  async gapsOf(
    ids: readonly string[],
    profiles: ReadonlyMap<string, Pick<ContractorProfileEntity, 'liabilityCoverCents' | 'experienceYears'>>,
  ): Promise<ReadonlyMap<string, VerificationGap[]>> {
    const papers = await this.papers.ofContractors(ids);
    const today = this.clock.now().toISOString().slice(0, 10);
    return new Map(
      ids.map((id) => {
        const profile = profiles.get(id);
        const facts = {
          papers: papers.get(id) ?? [],
          liabilityCoverCents: profile?.liabilityCoverCents ?? ZERO_CENTS,
          experienceYears: profile?.experienceYears ?? 0,
        };
        return [id, verificationGaps(facts, today)];
      }),
    );
  }

  private async profiles(ids: readonly string[]): Promise<ReadonlyMap<string, ContractorProfileEntity>> {
    if (ids.length === 0) return new Map();
    const rows = await this.unitOfWork.repository(ContractorProfileEntity).findBy({ id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }
}

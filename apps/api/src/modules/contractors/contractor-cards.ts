import { Injectable } from '@nestjs/common';
import { earliestToday, licensedStates, type VerificationGap } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { fullName } from '../../common/person-name.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { UsersService } from '../users/index.js';
import { gapsOfPapers, Papers, type HeldPaper } from '../verification/index.js';
import { ContractorProfileEntity } from './contractor-profile.entity.js';

/** What stands beside a bid or a job about the contractor who made it. */
export interface ContractorCard {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly gaps: readonly VerificationGap[];
  readonly papers: readonly HeldPaper[];
}

/** What decides whether a contractor may bid, and where. */
export interface BiddingRight {
  /** What it lacks to be verified today; empty means verified. */
  readonly gaps: readonly VerificationGap[];
  /** VER-01: the states in which a license of it is in force today. */
  readonly licensedStates: readonly string[];
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
    const papers = await this.papers.ofContractors(ids);
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
            gaps: this.gapsIn(papers.get(person.id), profile),
            papers: papers.get(person.id) ?? [],
          },
        ];
      }),
    );
  }

  async biddingRight(contractorId: string): Promise<BiddingRight> {
    const profiles = await this.profiles([contractorId]);
    const papers = (await this.papers.ofContractors([contractorId])).get(contractorId) ?? [];
    return {
      gaps: this.gapsIn(papers, profiles.get(contractorId)),
      licensedStates: licensedStates(papers, this.today()),
    };
  }

  async gapsOf(
    ids: readonly string[],
    profiles: ReadonlyMap<string, Pick<ContractorProfileEntity, 'experienceYears'>>,
  ): Promise<ReadonlyMap<string, VerificationGap[]>> {
    const papers = await this.papers.ofContractors(ids);
    return new Map(ids.map((id) => [id, this.gapsIn(papers.get(id), profiles.get(id))]));
  }

  private gapsIn(
    papers: readonly HeldPaper[] = [],
    profile: Pick<ContractorProfileEntity, 'experienceYears'> | undefined,
  ): VerificationGap[] {
    return gapsOfPapers(papers, profile?.experienceYears ?? 0, this.today());
  }

  private today(): string {
    return earliestToday(this.clock.now());
  }

  private async profiles(ids: readonly string[]): Promise<ReadonlyMap<string, ContractorProfileEntity>> {
    if (ids.length === 0) return new Map();
    const rows = await this.unitOfWork.repository(ContractorProfileEntity).findBy({ id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }
}

import { Injectable } from '@nestjs/common';
import { cents, ZERO_CENTS, type Actor, type VerificationKind } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { fullName } from '../../common/person-name.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ZipCentroids } from '../../geo/zip-centroids.js';
import { UsersService } from '../users/index.js';
import { Papers } from '../verification/index.js';
import { ContractorCards } from './contractor-cards.js';
import { ContractorProfileEntity } from './contractor-profile.entity.js';
import { toContractorProfile } from './contractor.mapper.js';
import type { ContractorProfileEdit } from './dto/contractor.input.js';
import type { ContractorProfile } from './dto/contractor.response.js';

const DEFAULT_RADIUS_MILES = 25;

/** What each paper proves: change it, and staff must look at that paper again. */
const PROVEN_BY: Readonly<
  Partial<Record<VerificationKind, readonly (keyof ContractorProfileEdit & keyof ContractorProfileEntity)[]>>
> = {
  license: ['licenseNumber'],
  insurance: ['insuranceProvider', 'liabilityCoverCents', 'insuranceExpiresOn'],
};

@Injectable()
export class ContractorProfiles {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly zips: ZipCentroids,
    private readonly papers: Papers,
    private readonly cards: ContractorCards,
  ) {}

  mine(actor: Actor): Promise<ContractorProfile> {
    return this.view(actor.userId);
  }

  read(id: string): Promise<ContractorProfile> {
    return this.view(id);
  }

  async edit(actor: Actor, edit: ContractorProfileEdit): Promise<ContractorProfile> {
    return this.unitOfWork.run(async () => {
      const repository = this.unitOfWork.repository(ContractorProfileEntity);
      const lock = { mode: 'pessimistic_write' } as const;
      const profile = (await repository.findOne({ where: { id: actor.userId }, lock })) ?? emptyProfile(actor.userId);
      const before = { ...profile };
      await this.apply(profile, edit);
      await repository.save(profile);
      await this.submitChangedPapers(before, profile);
      return this.view(actor.userId);
    });
  }

  private async apply(profile: ContractorProfileEntity, edit: ContractorProfileEdit): Promise<void> {
    const { zip, liabilityCoverCents, serviceRadiusMiles, experienceYears, ...plain } = edit;
    const sent = Object.entries(plain).filter(([, value]) => value !== undefined);
    Object.assign(profile, Object.fromEntries(sent.map(([name, value]) => [name, value === '' ? null : value])));
    profile.serviceRadiusMiles = serviceRadiusMiles ?? profile.serviceRadiusMiles;
    profile.experienceYears = experienceYears ?? profile.experienceYears;
    profile.liabilityCoverCents = cents(liabilityCoverCents ?? profile.liabilityCoverCents);
    if (typeof zip === 'string') Object.assign(profile, await this.zips.required(zip));
  }

  private async submitChangedPapers(before: ContractorProfileEntity, after: ContractorProfileEntity): Promise<void> {
    for (const [kind, fields] of Object.entries(PROVEN_BY) as [VerificationKind, (keyof ContractorProfileEntity)[]][]) {
      if (fields.some((field) => before[field] !== after[field])) await this.papers.submitAgain(after.id, kind);
    }
  }

  private async view(id: string): Promise<ContractorProfile> {
    const user = await this.users.findById(id);
    if (user?.role !== 'contractor' || user.status === 'terminated') throw new DomainError('contractor.not_found');
    const stored = await this.unitOfWork.repository(ContractorProfileEntity).findOneBy({ id });
    const gaps = await this.cards.gaps(id);
    const facts = { name: fullName(user), company: user.company, memberSince: user.createdAt, distanceMiles: null };
    return toContractorProfile({ ...(stored ?? emptyProfile(id)), ...facts }, gaps);
  }
}

function emptyProfile(id: string): ContractorProfileEntity {
  const profile = new ContractorProfileEntity();
  return Object.assign(profile, {
    id,
    trades: [],
    about: null,
    zip: null,
    city: null,
    state: null,
    latitude: null,
    longitude: null,
    serviceRadiusMiles: DEFAULT_RADIUS_MILES,
    experienceYears: 0,
    liabilityCoverCents: ZERO_CENTS,
    licenseNumber: null,
    insuranceProvider: null,
    insuranceExpiresOn: null,
    rating: null,
    reviewCount: 0,
  });
}

import { Injectable } from '@nestjs/common';
import { cents, type Actor, type VerificationKind } from '@cw/domain';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ZipCentroids } from '../../geo/zip-centroids.js';
import { Papers } from '../verification/index.js';
import { ContractorProfileEntity } from './contractor-profile.entity.js';
import { ContractorProfileViews, emptyProfile } from './contractor-profile-views.js';
import type { ContractorProfileEdit } from './dto/contractor.input.js';
import type { ContractorProfile } from './dto/contractor.response.js';

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
    private readonly zips: ZipCentroids,
    private readonly papers: Papers,
    private readonly views: ContractorProfileViews,
  ) {}

  async edit(actor: Actor, edit: ContractorProfileEdit): Promise<ContractorProfile> {
    return this.unitOfWork.run(async () => {
      const repository = this.unitOfWork.repository(ContractorProfileEntity);
      const lock = { mode: 'pessimistic_write' } as const;
      const profile = (await repository.findOne({ where: { id: actor.userId }, lock })) ?? emptyProfile(actor.userId);
      const before = { ...profile };
      await this.apply(profile, edit);
      await repository.save(profile);
      await this.submitChangedPapers(before, profile);
      return this.views.of(actor, actor.userId);
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
}

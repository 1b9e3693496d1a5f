import { Injectable, type OnModuleInit } from '@nestjs/common';
import { cents, type Actor, type DomainEvents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ZipCentroids } from '../../geo/zip-centroids.js';
import { ContractorProfileEntity } from './contractor-profile.entity.js';
import { ContractorProfileViews, emptyProfile } from './contractor-profile-views.js';
import type { ContractorProfileEdit } from './dto/contractor.input.js';
import type { ContractorProfile } from './dto/contractor.response.js';

@Injectable()
export class ContractorProfiles implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zips: ZipCentroids,
    private readonly events: EventBus,
    private readonly views: ContractorProfileViews,
  ) {}

  onModuleInit(): void {
    this.events.on('verification.approved', (event) => this.takeOver(event));
    this.events.on('account.taken_over', ({ userId }) => this.forgetWords(userId));
  }

  async edit(actor: Actor, edit: ContractorProfileEdit): Promise<ContractorProfile> {
    return this.unitOfWork.run(async () => {
      const repository = this.unitOfWork.repository(ContractorProfileEntity);
      const lock = { mode: 'pessimistic_write' } as const;
      const profile = (await repository.findOne({ where: { id: actor.userId }, lock })) ?? emptyProfile(actor.userId);
      await this.apply(profile, edit);
      await repository.save(profile);
      return this.views.of(actor, actor.userId);
    });
  }

  /** CON-01: number, insurer, cover and expiry are shown as staff approved them, and are nobody's to type. */
  private async takeOver({ contractorId, paper }: DomainEvents['verification.approved']): Promise<void> {
    if (paper?.kind !== 'license' && paper?.kind !== 'insurance') return;
    const repository = this.unitOfWork.repository(ContractorProfileEntity);
    const lock = { mode: 'pessimistic_write' } as const;
    const profile = (await repository.findOne({ where: { id: contractorId }, lock })) ?? emptyProfile(contractorId);
    const proven =
      paper.kind === 'license'
        ? { licenseNumber: paper.fields.licenses[0]?.number ?? null }
        : {
            insuranceProvider: paper.fields.insurer,
            liabilityCoverCents: cents(paper.fields.eachOccurrenceCents),
            insuranceExpiresOn: paper.fields.expiresOn,
          };
    await repository.save(Object.assign(profile, proven));
  }

  /** What staff approved and others wrote stays. */
  private async forgetWords(id: string): Promise<void> {
    const { about, trades, zip, city, state, latitude, longitude, serviceRadiusMiles, experienceYears } =
      emptyProfile(id);
    const place = { zip, city, state, latitude, longitude };
    await this.unitOfWork
      .repository(ContractorProfileEntity)
      .update({ id }, { about, trades, serviceRadiusMiles, experienceYears, ...place });
  }

  private async apply(profile: ContractorProfileEntity, edit: ContractorProfileEdit): Promise<void> {
    const { zip, serviceRadiusMiles, experienceYears, ...plain } = edit;
    const sent = Object.entries(plain).filter(([, value]) => value !== undefined);
    Object.assign(profile, Object.fromEntries(sent.map(([name, value]) => [name, value === '' ? null : value])));
    profile.serviceRadiusMiles = serviceRadiusMiles ?? profile.serviceRadiusMiles;
    profile.experienceYears = experienceYears ?? profile.experienceYears;
    if (typeof zip === 'string') Object.assign(profile, await this.zips.required(zip));
  }
}

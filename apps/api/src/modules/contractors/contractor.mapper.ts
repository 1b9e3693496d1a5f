import type { VerificationGap } from '@cw/domain';
import type { ContractorProfileEntity } from './contractor-profile.entity.js';
import type { ContractorRecord } from './contractor-records.js';
import type { ContractorProfile, ContractorSummary, PaperView } from './dto/contractor.response.js';

/** Everything of a profile that its card in the directory needs. */
export type SummarySource = Pick<
  ContractorProfileEntity,
  'id' | 'trades' | 'city' | 'state' | 'zip' | 'serviceRadiusMiles' | 'experienceYears' | 'rating' | 'reviewCount'
> & {
  readonly name: string;
  readonly company: string | null;
  readonly memberSince: Date;
  readonly distanceMiles: number | null;
};

const TENTHS = 10;

export function toContractorSummary(source: SummarySource, gaps: readonly VerificationGap[]): ContractorSummary {
  return {
    id: source.id,
    name: source.name,
    company: source.company,
    trades: [...source.trades],
    city: source.city ?? '',
    state: source.state ?? '',
    zip: source.zip ?? '',
    distanceMiles: source.distanceMiles === null ? null : Math.round(source.distanceMiles * TENTHS) / TENTHS,
    serviceRadiusMiles: source.serviceRadiusMiles,
    experienceYears: source.experienceYears,
    rating: source.rating,
    reviewCount: source.reviewCount,
    licensed: !gaps.includes('license'),
    insured: !gaps.includes('insurance'),
    backgroundChecked: !gaps.includes('background_check'),
    verified: gaps.length === 0,
    memberSince: source.memberSince.toISOString(),
  };
}

interface Shown {
  readonly gaps: readonly VerificationGap[];
  readonly licensedStates: readonly string[];
  readonly papers: readonly PaperView[];
  readonly record: ContractorRecord;
}

export function toContractorProfile(
  source: SummarySource &
    Pick<
      ContractorProfileEntity,
      'about' | 'licenseNumber' | 'insuranceProvider' | 'liabilityCoverCents' | 'insuranceExpiresOn'
    >,
  { gaps, licensedStates, papers, record }: Shown,
): ContractorProfile {
  return {
    ...toContractorSummary(source, gaps),
    about: source.about,
    licenseNumber: source.licenseNumber,
    insuranceProvider: source.insuranceProvider,
    liabilityCoverCents: source.liabilityCoverCents,
    insuranceExpiresOn: source.insuranceExpiresOn,
    verificationGaps: [...gaps],
    licensedStates: [...licensedStates],
    papers: [...papers],
    record: { ...record },
  };
}

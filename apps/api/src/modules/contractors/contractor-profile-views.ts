import { Injectable } from '@nestjs/common';
import { hasAdminRights, isApproved, ZERO_CENTS, type Actor, type PaperKind, type VerificationKind } from '@cw/domain';
import { fullName } from '../../common/person-name.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { Papers, type ShownPaper } from '../verification/index.js';
import { ContractorCards } from './contractor-cards.js';
import { ContractorGate } from './contractor-gate.js';
import { ContractorProfileEntity } from './contractor-profile.entity.js';
import { ContractorRecords } from './contractor-records.js';
import { toContractorProfile } from './contractor.mapper.js';
import type { ContractorProfile, PaperView } from './dto/contractor.response.js';

const DEFAULT_RADIUS_MILES = 25;

/** A contractor's profile as its readers see it. */
@Injectable()
export class ContractorProfileViews {
  constructor(
    private readonly gate: ContractorGate,
    private readonly unitOfWork: UnitOfWork,
    private readonly papers: Papers,
    private readonly cards: ContractorCards,
    private readonly records: ContractorRecords,
  ) {}

  async of(actor: Actor, id: string): Promise<ContractorProfile> {
    const user = await this.gate.readable(actor, id);
    const stored = await this.unitOfWork.repository(ContractorProfileEntity).findOneBy({ id });
    const facts = { name: fullName(user), company: user.company, memberSince: user.createdAt, distanceMiles: null };
    return toContractorProfile(
      { ...(stored ?? emptyProfile(id)), ...facts },
      {
        ...(await this.cards.biddingRight(id)),
        papers: papersFor(actor, id, await this.papers.shownOf(id)),
        record: await this.records.one(id),
      },
    );
  }
}

const isKind = (kind: PaperKind): kind is VerificationKind => kind !== 'w9';

/** Those who hire see what staff have approved, also while a newer one waits; the notes are staff's own. */
function papersFor(actor: Actor, contractorId: string, papers: readonly ShownPaper[]): PaperView[] {
  const isStaff = hasAdminRights(actor);
  const seesAll = isStaff || actor.userId === contractorId;
  return papers.flatMap(({ kind, state, expiresOn, earlierHolds, checkedAt, notes }) => {
    const isHeld = isApproved({ kind, state, expiresOn, ...(earlierHolds && { earlierHolds }) });
    if (!isKind(kind) || !(seesAll || isHeld)) return [];
    const shown = seesAll || state === 'expiring' ? state : 'approved';
    const at = checkedAt?.toISOString() ?? null;
    return [{ kind, state: shown, expiresOn, checkedAt: at, notes: isStaff ? notes : null }];
  });
}

/** What a contractor has that has not said anything of itself yet. */
export function emptyProfile(id: string): ContractorProfileEntity {
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

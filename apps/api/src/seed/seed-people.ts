import {
  addDays,
  cents,
  CONTRACTOR_REQUIREMENTS,
  DAY_MS,
  VERIFICATION_KINDS,
  type Actor,
  type HeldLicense,
  type PlainDate,
} from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { newId } from '../common/ids.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { ZipCentroids } from '../geo/zip-centroids.js';
import { PasswordHasher, TERMS_VERSION, Totp } from '../modules/auth/index.js';
import { ContractorProfileEntity } from '../modules/contractors/index.js';
import { UserEntity } from '../modules/users/index.js';
import { VerificationPaperEntity } from '../modules/verification/index.js';
import {
  DEMO_ACCOUNTS,
  DEMO_ADMIN_TOTP_SECRET,
  DEMO_CONTRACTORS,
  DEMO_PASSWORD,
  emailOf,
  licensedTrades,
  OTHER_CLIENTS,
  SECOND_STATE,
  UNVERIFIED_LOGIN,
  type DemoContractor,
  type DemoPerson,
} from './data/people.js';
import { SeedClock } from './seed-clock.js';
import { SeedPapers } from './seed-papers.js';

export interface SeededPerson extends Actor {
  readonly login: string;
  readonly person: DemoPerson;
}

const MEMBER_FOR_DAYS = 200;
const PAPERS_LAST_DAYS = 300;
const ABOUT = {
  en: 'Repairs for closings, with photos and papers that lenders accept.',
  es: 'Reparaciones para cierres, con fotos y documentos que aceptan los prestamistas.',
};

const plainDate = (instant: Date): string => instant.toISOString().slice(0, 10);

function licensesOf(contractor: DemoContractor, state: string, today: PlainDate): HeldLicense[] {
  const trades = licensedTrades(contractor);
  const atHome = trades.map((trade) => ({ state, trade, expiresOn: addDays(today, PAPERS_LAST_DAYS) }));
  if (contractor.login !== SECOND_STATE.login) return atHome;
  const expiresOn = addDays(today, SECOND_STATE.lastDays);
  return [...atHome, ...trades.map((trade) => ({ state: SECOND_STATE.state, trade, expiresOn }))];
}

/** The accounts of the demo: clients, contractors with their papers, and staff. */
@Injectable()
export class SeedPeople {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly totp: Totp,
    private readonly zips: ZipCentroids,
    private readonly clock: SeedClock,
    private readonly papers: SeedPapers,
  ) {}

  async seed(): Promise<ReadonlyMap<string, SeededPerson>> {
    const passwordHash = await this.hasher.hash(DEMO_PASSWORD);
    const known = new Set(DEMO_ACCOUNTS.map(({ login }) => login));
    // The admin comes last of all (SeedDemo): whoever finds one knows that the demo is whole.
    const people = [
      ...DEMO_ACCOUNTS.filter(({ role }) => role !== 'admin'),
      ...OTHER_CLIENTS,
      ...DEMO_CONTRACTORS.filter(({ login }) => !known.has(login)),
    ];
    const seeded = new Map<string, SeededPerson>();
    const now = this.clock.now();
    for (const [index, person] of people.entries()) {
      this.clock.set(new Date(now.getTime() - (MEMBER_FOR_DAYS - index) * DAY_MS));
      const userId = await this.account(person, passwordHash);
      seeded.set(person.login, {
        userId,
        role: person.role,
        mfa: person.role === 'admin',
        login: person.login,
        person,
      });
    }
    this.clock.set(now);
    for (const contractor of DEMO_CONTRACTORS) {
      const person = seeded.get(contractor.login);
      if (person) await this.contractor(person.userId, contractor);
    }
    return seeded;
  }

  /** Its id. */
  async seedAdmin(): Promise<string> {
    const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');
    if (!admin) throw new Error('The demo has no admin');
    return this.account(admin, await this.hasher.hash(DEMO_PASSWORD));
  }

  private async account(person: DemoPerson, passwordHash: string): Promise<string> {
    const now = this.clock.now();
    const id = newId();
    const user = Object.assign(new UserEntity(), {
      id,
      role: person.role,
      status: 'active' as const,
      firstName: person.firstName,
      lastName: person.lastName,
      username: null,
      email: emailOf(person.login),
      emailVerifiedAt: now,
      phone: null,
      company: person.company ?? null,
      location: null,
      bio: null,
      locale: person.locale,
      timeZone: 'America/New_York',
      passwordHash,
      passwordChangedAt: now,
      terminatedAt: null,
      erasedAt: null,
      termsAcceptedAt: now,
      termsVersion: TERMS_VERSION,
      adultConfirmedAt: now,
      totpSecret: person.role === 'admin' ? this.totp.seal(DEMO_ADMIN_TOTP_SECRET) : null,
      totpLastStep: null,
    });
    await this.unitOfWork.repository(UserEntity).save(user);
    return id;
  }

  private async contractor(id: string, contractor: DemoContractor): Promise<void> {
    const place = await this.zips.find(contractor.zip);
    if (!place) throw new Error(`No such ZIP in the table: ${contractor.zip}`);
    const verified = contractor.login !== UNVERIFIED_LOGIN;
    const today = plainDate(this.clock.now());
    const expiresOn = addDays(today, PAPERS_LAST_DAYS);
    const { city, state, latitude, longitude } = place;
    const profile = Object.assign(new ContractorProfileEntity(), {
      id,
      trades: [...contractor.trades],
      about: ABOUT[contractor.locale],
      zip: contractor.zip,
      city,
      state,
      latitude,
      longitude,
      serviceRadiusMiles: contractor.radiusMiles,
      experienceYears: contractor.years,
      liabilityCoverCents: cents(CONTRACTOR_REQUIREMENTS.liabilityCoverCents),
      licenseNumber: verified ? `${state}-${contractor.zip}-${contractor.years}` : null,
      insuranceProvider: verified ? 'Hudson Mutual' : null,
      insuranceExpiresOn: verified ? expiresOn : null,
      rating: null,
      reviewCount: 0,
    });
    await this.unitOfWork.repository(ContractorProfileEntity).save(profile);
    if (!verified) {
      const name = `${contractor.firstName} ${contractor.lastName}`;
      const actor: Actor = { userId: id, role: 'contractor', mfa: false };
      await this.papers.handIn(actor, { name, company: contractor.company, state });
      return;
    }
    const papers = VERIFICATION_KINDS.map((kind) =>
      Object.assign(new VerificationPaperEntity(), {
        contractorId: id,
        kind,
        state: 'approved' as const,
        expiresOn,
        coverCents: kind === 'insurance' ? profile.liabilityCoverCents : null,
        licenses: kind === 'license' ? licensesOf(contractor, state, today) : null,
        notes: null,
        updatedAt: this.clock.now(),
      }),
    );
    await this.unitOfWork.repository(VerificationPaperEntity).save(papers);
  }
}

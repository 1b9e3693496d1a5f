import {
  addDays,
  cents,
  VERIFICATION_KINDS,
  type HeldLicense,
  type PlainDate,
  type Role,
  type VerificationKind,
} from '@cw/domain';
import { Clock } from '../common/clock.js';
import { ContractorProfileEntity } from '../modules/contractors/index.js';
import type { UserEntity } from '../modules/users/index.js';
import { VerificationPaperEntity } from '../modules/verification/index.js';
import { aUser } from './a-user.js';
import { TEST_NOW, type TestApp } from './create-test-app.js';
import { login, type SignedInHeaders } from './login.js';

/** A stored person with the headers of its session. */
export interface Person {
  readonly user: UserEntity;
  readonly headers: SignedInHeaders;
}

export async function aPerson(
  test: TestApp,
  role: Role = 'seller',
  overrides: Partial<UserEntity> = {},
): Promise<Person> {
  const user = await aUser(test, { role, ...overrides });
  return { user, headers: await login(test, user) };
}

interface ContractorOverrides {
  readonly user?: Partial<UserEntity>;
  readonly profile?: Partial<ContractorProfileEntity>;
  /** The papers in force; all three unless told otherwise. */
  readonly papers?: readonly VerificationKind[];
  /** What stands on the license; a general one for each state in which specs have houses unless told otherwise. */
  readonly licenses?: readonly HeldLicense[];
}

/** Both from the test's own day, so that specs by the wall clock pass on every day. */
const CLOSING_DAYS_AHEAD = 28;
const PAPERS_DAYS_AHEAD = 222;
/** The day so many days after the given instant's. */
const dayAfter = (now: Date, days: number): PlainDate => addDays(now.toISOString().slice(0, 10), days);
const lastDayOfPapers = (now: Date = TEST_NOW): PlainDate => dayAfter(now, PAPERS_DAYS_AHEAD);

/** Where specs have houses; a paper holds no more licenses than these. */
const HOUSE_STATES = ['NY', 'NJ', 'CT', 'PA', 'CA', 'TX', 'FL', 'GA', 'IL', 'AZ'];

/** A general license of each state. */
export const licensesOf = (states: readonly string[], expiresOn = lastDayOfPapers()): HeldLicense[] =>
  states.map((state) => ({ state, trade: 'other', expiresOn }));

/** A contractor in Manhattan who may bid, unless told otherwise. */
export async function aContractor(test: TestApp, overrides: ContractorOverrides = {}): Promise<Person> {
  const person = await aPerson(test, 'contractor', {
    firstName: 'Marco',
    lastName: 'Diaz',
    company: 'Diaz Repairs',
    ...overrides.user,
  });
  const { id } = person.user;
  const now = test.app.get(Clock).now();
  const lastDay = lastDayOfPapers(now);
  const profile = Object.assign(new ContractorProfileEntity(), {
    id,
    trades: ['painting', 'plumbing'],
    about: null,
    zip: '10001',
    city: 'New York',
    state: 'NY',
    latitude: 40.7484,
    longitude: -73.9967,
    serviceRadiusMiles: 25,
    experienceYears: 8,
    liabilityCoverCents: cents(200_000_000),
    licenseNumber: 'NY-123',
    insuranceProvider: 'Acme Mutual',
    insuranceExpiresOn: lastDay,
    rating: null,
    reviewCount: 0,
    ...overrides.profile,
  });
  await test.unitOfWork.repository(ContractorProfileEntity).save(profile);
  const licenses = overrides.licenses ?? licensesOf(HOUSE_STATES, lastDay);
  const papers = (overrides.papers ?? VERIFICATION_KINDS).map((kind) =>
    Object.assign(new VerificationPaperEntity(), {
      contractorId: id,
      kind,
      state: 'approved',
      expiresOn: lastDay,
      coverCents: kind === 'insurance' ? profile.liabilityCoverCents : null,
      licenses: kind === 'license' ? [...licenses] : null,
      notes: null,
      updatedAt: now,
    }),
  );
  await test.unitOfWork.repository(VerificationPaperEntity).save(papers);
  return person;
}

export const conditionInput = (overrides: object = {}): Record<string, unknown> => ({
  title: 'Peeling paint on the north eave',
  source: 'appraisal',
  quote: 'Peeling exterior paint noted at north elevation.',
  page: 4,
  category: 'painting',
  location: 'North elevation',
  scope: 'Scrape, prime and repaint the eave',
  responsibleParty: 'seller',
  estimatedCostCents: 120_000,
  ...overrides,
});

export const projectInput = (overrides: object = {}): Record<string, unknown> => ({
  title: 'Repairs before closing',
  description: 'Three conditions from the appraisal, needed before closing.',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  address: '12 Hidden Lane',
  closingDate: dayAfter(TEST_NOW, CLOSING_DAYS_AHEAD),
  loanProgram: 'fha',
  conditions: [
    conditionInput(),
    conditionInput({
      title: 'Water heater strap',
      category: 'plumbing',
      estimatedCostCents: 250_000,
      location: 'Basement',
    }),
    conditionInput({
      title: 'Cracked bedroom window',
      category: 'windows',
      estimatedCostCents: 60_000,
      location: 'Bedroom',
    }),
  ],
  ...overrides,
});

export interface PostedProject {
  readonly id: string;
  readonly version: number;
  readonly conditions: readonly { readonly id: string; readonly number: number }[];
}

/** What a person reads of a project's history, newest first. */
export async function historyOf(
  test: TestApp,
  { headers }: Person,
  projectId: string,
): Promise<Record<string, unknown>[]> {
  const answer = await test.http.get(`/api/projects/${projectId}/history?limit=100`).set(headers);
  if (answer.status !== 200) throw new Error(`The history was refused: ${answer.text}`);
  return answer.body.items;
}

/** Posts a project through the API. */
export async function post(test: TestApp, owner: Person, overrides: object = {}): Promise<PostedProject> {
  const closingDate = dayAfter(test.app.get(Clock).now(), CLOSING_DAYS_AHEAD);
  const answer = await test.http
    .post('/api/projects')
    .set(owner.headers)
    .send(projectInput({ closingDate, ...overrides }));
  if (answer.status !== 201) throw new Error(`The project was refused: ${answer.text}`);
  return answer.body;
}

interface BidOverrides {
  /** Prices by the condition's number; a number left out is excluded. All at 100,000 cents unless told otherwise. */
  readonly prices?: Readonly<Record<number, number>>;
  readonly fields?: object;
}

export function bidInput(project: PostedProject, { prices, fields }: BidOverrides = {}): Record<string, unknown> {
  const lines = project.conditions.map(({ id, number }) => {
    const price = prices === undefined ? 100_000 : prices[number];
    return { conditionId: id, included: price !== undefined, amountCents: price ?? 0 };
  });
  return {
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    timeline: '5 working days',
    workDescription: 'Everything as the report asks for it.',
    lines,
    ...fields,
  };
}

export interface PlacedBid {
  readonly id: string;
  readonly gaps: readonly string[];
  readonly finishDate: string | null;
}

/** BID-03: what a client says who accepts a bid knowing all that there is to acknowledge about it. */
export const acknowledging = ({ gaps, finishDate }: PlacedBid) => ({
  acknowledgedGaps: gaps,
  acknowledgedFinishDate: finishDate,
});

/** Places a bid through the API. */
export async function bidOn(
  test: TestApp,
  contractor: Person,
  project: PostedProject,
  overrides: BidOverrides = {},
): Promise<PlacedBid> {
  const answer = await test.http
    .post(`/api/projects/${project.id}/bids`)
    .set(contractor.headers)
    .send(bidInput(project, overrides));
  if (answer.status !== 201) throw new Error(`The bid was refused: ${answer.text}`);
  return answer.body;
}

export interface Job {
  readonly owner: Person;
  readonly contractor: Person;
  readonly project: PostedProject;
  readonly bidId: string;
}

/** So far away that nobody tells them of the jobs of the tests that follow: a hundred would be told of the last. */
export const ELSEWHERE = { zip: '99501', city: 'Anchorage', state: 'AK', latitude: 61.2116, longitude: -149.8761 };

/** A project whose bid is accepted, to be paid at closing, so that the work may start without held money. */
export async function aJob(
  test: TestApp,
  overrides: {
    readonly owner?: Person;
    readonly project?: object;
    readonly bid?: BidOverrides;
    readonly accept?: object;
  } = {},
): Promise<Job> {
  const owner = overrides.owner ?? (await aPerson(test));
  const contractor = await aContractor(test, { profile: ELSEWHERE });
  const project = await post(test, owner, overrides.project);
  const bid = await bidOn(test, contractor, project, {
    ...overrides.bid,
    fields: { acceptsAtClosing: true, ...overrides.bid?.fields },
  });
  const answer = await test.http
    .post(`/api/bids/${bid.id}/accept`)
    .set(owner.headers)
    .send({ paymentTiming: 'at_closing', ...acknowledging(bid), ...overrides.accept });
  if (answer.status !== 200) throw new Error(`The bid could not be accepted: ${answer.text}`);
  return { owner, contractor, project, bidId: bid.id };
}

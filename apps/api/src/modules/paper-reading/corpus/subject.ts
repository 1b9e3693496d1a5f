import { DAY_MS, type LoanProgram, type PlainDate } from '@cw/domain';
import type { Random } from '../../../testing/random.js';

/** Whom and what a made report is about. */
export interface Subject {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county: string;
  readonly yearBuilt: number;
  readonly buyers: string;
  readonly sellers: string;
  readonly lender: string;
  readonly lenderAddress: string;
  readonly appraiser: string;
  readonly company: string;
  readonly companyAddress: string;
  readonly program: LoanProgram;
  readonly caseNumber: string | null;
  readonly fileNumber: string;
  readonly price: number;
  readonly contractDate: PlainDate;
  readonly inspectionDate: PlainDate;
  readonly signedDate: PlainDate;
  readonly licenseExpires: PlainDate;
  /** Until when the repairs are to be done, where a paper says so. */
  readonly repairsBy: PlainDate;
  readonly comparables: readonly Comparable[];
}

export interface Comparable {
  readonly address: string;
  readonly place: string;
  readonly price: number;
  readonly soldOn: PlainDate;
}

/** A part's own streets and people. */
export interface World {
  readonly streets: readonly string[];
  /** City, state, zip, county. */
  readonly places: readonly (readonly [string, string, string, string])[];
  readonly people: readonly string[];
  readonly lenders: readonly (readonly [name: string, address: string])[];
  readonly appraisers: readonly (readonly [name: string, company: string, address: string])[];
}

const FIRST_DAY = Date.parse('2026-08-17T00:00:00Z');

const dayAfter = (days: number): PlainDate =>
  new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10) as PlainDate;

function caseNumberOf(random: Random, program: LoanProgram): string | null {
  const digits = (count: number): string => Array.from({ length: count }, () => random.below(10)).join('');
  if (program === 'fha') return `${random.pick(['381', '105', '483', '221', '093'])}-${digits(7)}`;
  if (program === 'va')
    return `${random.pick(['44', '22', '26', '19'])}-${digits(2)}-${random.below(9) + 1}-${digits(7)}`;
  return null;
}

function comparablesOf(
  random: Random,
  { streets }: World,
  near: { city: string; state: string; zip: string; price: number },
): Comparable[] {
  return Array.from({ length: 6 }, () => ({
    address: `${random.below(8000) + 100} ${random.pick(streets)}`,
    place: `${near.city}, ${near.state} ${near.zip}`,
    price: near.price + (random.below(60) - 30) * 1000,
    soldOn: dayAfter(-20 - random.below(200)),
  }));
}

export function makeSubject(random: Random, world: World, program: LoanProgram): Subject {
  const [city, state, zip, county] = random.pick(world.places);
  const number = random.below(8900) + 101;
  const [lender, lenderAddress] = random.pick(world.lenders);
  const [appraiser, company, companyAddress] = random.pick(world.appraisers);
  const contracted = random.below(40);
  const visited = contracted + 6 + random.below(14);
  const price = 165_000 + random.below(500) * 1000;
  const buyers = random.pick(world.people);
  return {
    address: `${number} ${random.pick(world.streets)}`,
    city,
    state,
    zip,
    county,
    yearBuilt: 1926 + random.below(92),
    buyers,
    sellers: random.pick(world.people.filter((name) => name !== buyers)),
    lender,
    lenderAddress,
    appraiser,
    company,
    companyAddress,
    program,
    caseNumber: caseNumberOf(random, program),
    fileNumber: `${random.pick(['26', 'A', 'R26', 'W'])}${random.below(90000) + 10000}`,
    price,
    contractDate: dayAfter(contracted),
    inspectionDate: dayAfter(visited),
    signedDate: dayAfter(visited + 2 + random.below(4)),
    licenseExpires: dayAfter(300 + random.below(300)),
    repairsBy: dayAfter(visited + 20 + random.below(12)),
    comparables: comparablesOf(random, world, { city, state, zip, price }),
  };
}

import { LICENSED_TRADES, type Locale, type ProjectCategory, type Role } from '@cw/domain';

/** Everybody in the demo signs in with this; it is printed at the start and refused in production. */
export const DEMO_PASSWORD = 'Closewright-demo-1';
export const DEMO_DOMAIN = 'demo.closewright.test';

/** RFC 6238 secret of the demo admin, base32. Public on purpose: demo data never stands in production. */
export const DEMO_ADMIN_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export interface DemoPerson {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly company?: string;
}

/** The accounts that the login page and the README name. */
export const DEMO_ACCOUNTS: readonly DemoPerson[] = [
  { login: 'seller', firstName: 'Maria', lastName: 'Delgado', role: 'seller', locale: 'en' },
  { login: 'buyer', firstName: 'Daniel', lastName: 'Okafor', role: 'buyer', locale: 'en' },
  {
    login: 'agent',
    firstName: 'Lucía',
    lastName: 'Ramírez',
    role: 'agent',
    locale: 'es',
    company: 'Ramírez Bienes Raíces',
  },
  {
    login: 'contractor',
    firstName: 'Tom',
    lastName: 'Brennan',
    role: 'contractor',
    locale: 'en',
    company: 'Brennan & Sons',
  },
  {
    login: 'contractor2',
    firstName: 'Elena',
    lastName: 'Iglesias',
    role: 'contractor',
    locale: 'es',
    company: 'Iglesias Carpentry',
  },
  {
    login: 'newcontractor',
    firstName: 'Sam',
    lastName: 'Whitlock',
    role: 'contractor',
    locale: 'en',
    company: 'Whitlock Home Services',
  },
  { login: 'admin', firstName: 'Priya', lastName: 'Nair', role: 'admin', locale: 'en' },
];

export const OTHER_CLIENTS: readonly DemoPerson[] = [
  { login: 'h.castillo', firstName: 'Hugo', lastName: 'Castillo', role: 'seller', locale: 'es' },
  {
    login: 'g.lindqvist',
    firstName: 'Greta',
    lastName: 'Lindqvist',
    role: 'agent',
    locale: 'en',
    company: 'Hudson Line Realty',
  },
  { login: 'a.washington', firstName: 'Andre', lastName: 'Washington', role: 'buyer', locale: 'en' },
  { login: 'r.mendoza', firstName: 'Rosa', lastName: 'Mendoza', role: 'buyer', locale: 'es' },
  { login: 'k.tran', firstName: 'Kim', lastName: 'Tran', role: 'agent', locale: 'en', company: 'Tran & Park Realty' },
  { login: 'j.moreau', firstName: 'Jeanne', lastName: 'Moreau', role: 'seller', locale: 'en' },
];

export interface DemoContractor extends DemoPerson {
  readonly role: 'contractor';
  readonly company: string;
  readonly trades: readonly ProjectCategory[];
  readonly zip: string;
  readonly radiusMiles: number;
  readonly years: number;
}

type Row = readonly [
  login: string,
  first: string,
  last: string,
  company: string,
  trades: ProjectCategory[],
  zip: string,
  radius: number,
  years: number,
  locale?: Locale,
];

const ROWS: readonly Row[] = [
  [
    'contractor',
    'Tom',
    'Brennan',
    'Brennan & Sons',
    ['roofing', 'painting', 'doors', 'windows', 'electrical', 'plumbing', 'other'],
    '12401',
    60,
    18,
  ],
  [
    'contractor2',
    'Elena',
    'Iglesias',
    'Iglesias Carpentry',
    ['doors', 'flooring', 'drywall', 'painting', 'plumbing', 'other'],
    '12561',
    50,
    11,
    'es',
  ],
  ['c.hale', 'Chris', 'Hale', 'Catskill Home Repair', ['painting', 'plumbing', 'electrical', 'other'], '12477', 45, 7],
  ['d.osei', 'Dorothy', 'Osei', 'Osei Electric', ['electrical'], '12601', 40, 22],
  ['m.petrov', 'Mikhail', 'Petrov', 'Rondout Plumbing & Heating', ['plumbing', 'hvac'], '12401', 35, 14],
  ['b.cole', 'Beth', 'Cole', 'Shawangunk Roofing', ['roofing'], '12561', 70, 9],
  [
    'l.vargas',
    'Luis',
    'Vargas',
    'Vargas Construcción',
    ['drywall', 'painting', 'flooring', 'other'],
    '78702',
    50,
    12,
    'es',
  ],
  ['n.byrd', 'Nate', 'Byrd', 'Lone Star Roof Works', ['roofing', 'windows'], '78664', 80, 16],
  ['a.singh', 'Amrit', 'Singh', 'Singh HVAC', ['hvac', 'electrical'], '78704', 45, 10],
  ['t.nguyen', 'Thao', 'Nguyen', 'Hill Country Plumbing', ['plumbing'], '78666', 60, 8],
  ['j.ortega', 'Javier', 'Ortega', 'Ortega Techos', ['roofing', 'painting'], '85006', 55, 20, 'es'],
  ['s.kim', 'Sarah', 'Kim', 'Desert Air & Electric', ['hvac', 'electrical'], '85281', 40, 6],
  ['p.wells', 'Paul', 'Wells', 'Wells General Contracting', ['other', 'doors', 'windows', 'drywall'], '85201', 65, 25],
  ['i.brown', 'Imani', 'Brown', 'Peachtree Restoration', ['painting', 'drywall', 'flooring', 'other'], '30307', 50, 13],
  ['c.reyes', 'Carmen', 'Reyes', 'Reyes Electrical', ['electrical'], '30030', 45, 5, 'es'],
  ['g.novak', 'Greg', 'Novak', 'Novak Masonry & Roof', ['roofing', 'other'], '60608', 40, 30],
  ['e.walsh', 'Eileen', 'Walsh', 'Lakeside Plumbing', ['plumbing', 'hvac'], '60302', 35, 17],
  [
    'f.perez',
    'Félix',
    'Pérez',
    'Pérez Remodelaciones',
    ['painting', 'drywall', 'doors', 'other'],
    '33135',
    40,
    9,
    'es',
  ],
  ['y.diaz', 'Yadira', 'Díaz', 'Díaz Aire y Electricidad', ['hvac', 'electrical'], '33010', 45, 12, 'es'],
  [
    'r.gutierrez',
    'Raúl',
    'Gutiérrez',
    'Eastside Home Repair',
    ['plumbing', 'painting', 'other'],
    '90033',
    35,
    15,
    'es',
  ],
  ['w.chen', 'Wei', 'Chen', 'San Gabriel Builders', ['windows', 'doors', 'flooring', 'other'], '91801', 50, 21],
  ['o.hayes', 'Owen', 'Hayes', 'Front Range Roofing', ['roofing'], '80205', 75, 11],
  ['v.romero', 'Vera', 'Romero', 'Mile High Mechanical', ['hvac', 'plumbing'], '80002', 60, 8],
  ['z.fox', 'Zoe', 'Fox', 'Division Carpentry', ['doors', 'windows', 'drywall', 'other'], '97202', 45, 10],
  ['newcontractor', 'Sam', 'Whitlock', 'Whitlock Home Services', ['painting', 'landscaping', 'other'], '12498', 30, 3],
];

export const DEMO_CONTRACTORS: readonly DemoContractor[] = ROWS.map(
  ([login, firstName, lastName, company, trades, zip, radiusMiles, years, locale = 'en']) => ({
    login,
    firstName,
    lastName,
    company,
    trades,
    zip,
    radiusMiles,
    years,
    locale,
    role: 'contractor',
  }),
);

/** A license that names one trade, though its holder repairs more than that: its bids say so. */
const NARROW: Readonly<Record<string, ProjectCategory>> = { contractor2: 'doors' };

/** For which trades somebody is licensed at home: whoever repairs everything has a general license. */
export function licensedTrades({ login, trades }: DemoContractor): ProjectCategory[] {
  const narrow = NARROW[login];
  if (narrow) return [narrow];
  if (trades.includes('other')) return ['other'];
  const named = LICENSED_TRADES.filter((trade) => trades.includes(trade));
  return named.length > 0 ? named : trades.slice(0, 1);
}

/** Beyond the state line as well, and not for as long as at home. */
export const SECOND_STATE = { login: 'contractor', state: 'NJ', lastDays: 120 } as const;

/** This one registered last week; its papers wait for staff. */
export const UNVERIFIED_LOGIN = 'newcontractor';

export const emailOf = (login: string): string => `${login}@${DEMO_DOMAIN}`;

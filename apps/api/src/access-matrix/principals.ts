/** Who asks: one column of the matrix each. */
export const PRINCIPALS = {
  visitor: 'anonymous',
  unverifiedSeller: 'seller whose e-mail is unverified',
  suspendedSeller: 'seller who is suspended',
  buyer: 'buyer',
  seller: 'seller',
  agent: 'agent',
  idleBuyer: 'buyer without a project',
  idleContractor: 'contractor without a bid',
  bidder: 'contractor who bids',
  awarded: 'contractor who is awarded',
  unapproved: 'contractor whose papers are not approved',
  staffWithoutFactor: 'admin without a second factor',
  staff: 'admin with a second factor',
  signedOutSeller: 'seller’s cookie after logout',
} as const;

export type Principal = keyof typeof PRINCIPALS;

export const isPrincipal = (name: string): name is Principal => Object.hasOwn(PRINCIPALS, name);

/** Of the people of the world some are principals, and the others are there to be asked about. */
export const asPrincipals = (name: string): readonly Principal[] => (isPrincipal(name) ? [name] : []);

export const EVERYBODY: readonly Principal[] = Object.keys(PRINCIPALS).filter(isPrincipal);

/** Whom the API does not know. */
const NOT_SIGNED_IN = ['visitor', 'suspendedSeller', 'signedOutSeller'] as const;
const CLIENTS = ['buyer', 'seller', 'agent'] as const;
const BYSTANDERS = ['unverifiedSeller', 'idleBuyer', 'staffWithoutFactor'] as const;
const UNINVOLVED = ['idleContractor', 'unapproved'] as const;
const NOT_AWARDED = [...UNINVOLVED, 'bidder'] as const;
const CONTRACTORS = [...NOT_AWARDED, 'awarded'] as const;
const HIRERS_BUT_STAFF = [...CLIENTS, ...BYSTANDERS] as const;
const HIRERS = [...HIRERS_BUT_STAFF, 'staff'] as const;
const SIGNED_IN = [...HIRERS, ...CONTRACTORS] as const;

/** Principals who are often answered alike, by the name that a row of the matrix may say instead of theirs. */
export const GROUPS = {
  everybody: [...NOT_SIGNED_IN, ...SIGNED_IN],
  notSignedIn: NOT_SIGNED_IN,
  signedIn: SIGNED_IN,
  /** Signed in, and not staff with a second factor. */
  allButStaff: [...HIRERS_BUT_STAFF, ...CONTRACTORS],
  anyStaff: ['staffWithoutFactor', 'staff'],

  /** Have a project of every stage. */
  clients: CLIENTS,
  /** Have an open project and a job. */
  owners: [...CLIENTS, 'unverifiedSeller', 'staffWithoutFactor', 'staff'],
  /** May not bid, and have no project that is past being a job: they ask about the seller's. */
  bystanders: BYSTANDERS,
  /** May hire: everybody who is signed in and no contractor. */
  hirers: HIRERS,
  hirersButStaff: HIRERS_BUT_STAFF,

  contractors: CONTRACTORS,
  approvedContractors: ['idleContractor', 'bidder', 'awarded'],
  /** Neither bid nor are awarded. */
  uninvolved: UNINVOLVED,
  notAwarded: NOT_AWARDED,
} as const satisfies Record<string, readonly Principal[]>;

export type Group = keyof typeof GROUPS;

/** A principal by its name, or several by the name of their group. */
export type Named = Principal | Group;

/** The principals that a name means. */
export const principalsOf = (name: Named): readonly Principal[] => (isPrincipal(name) ? [name] : GROUPS[name]);

/** Spec 3: the roles. Nobody can register as admin (AUTH-01). */
export const ROLES = ['buyer', 'seller', 'agent', 'contractor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const SIGN_UP_ROLES = ['buyer', 'seller', 'agent', 'contractor'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** Those who post projects and hire. */
export const CLIENT_ROLES = ['buyer', 'seller', 'agent', 'admin'] as const satisfies readonly Role[];

/** Who sends a request for repairs; the account that it becomes has this role. */
export const SUBMITTER_ROLES = ['buyer', 'seller', 'agent'] as const satisfies readonly Role[];
export type SubmitterRole = (typeof SUBMITTER_ROLES)[number];

export const isContractor = (role: Role): boolean => role === 'contractor';
export const isClient = (role: Role): boolean => !isContractor(role);

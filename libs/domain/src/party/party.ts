/** On which side of the sale somebody stands who was invited to a project. */
export const PARTY_ROLES = ['buyer', 'seller', 'agent'] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/** What an invited person may do: look on as the owner sees it, or decide and pay as the owner does. */
export const PARTY_RIGHTS = ['view', 'decide'] as const;
export type PartyRight = (typeof PARTY_RIGHTS)[number];

/** Until the link of the invitation is opened by its addressee, it is pending. */
export const PARTY_STATES = ['pending', 'accepted'] as const;
export type PartyState = (typeof PARTY_STATES)[number];

/** For whom an agent posts. */
export const PRINCIPAL_ROLES = ['buyer', 'seller'] as const;
export type PrincipalRole = (typeof PRINCIPAL_ROLES)[number];

export const PARTY_LIMITS = { perProject: 12, nameMin: 1, nameMax: 120, invitationDays: 14 } as const;

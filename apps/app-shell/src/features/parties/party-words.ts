import type { PartyView } from '@cw/api-client';

/** What somebody is called here: an invited person has at least an address. */
export const nameOf = ({ name, email }: Pick<PartyView, 'name' | 'email'>): string => name ?? email;

/** Whether the last link that was sent can no longer be accepted. */
export const hasRunOut = ({ state, expiresAt }: Pick<PartyView, 'state' | 'expiresAt'>, now: number): boolean =>
  state === 'pending' && Date.parse(expiresAt) <= now;

import type { ManagedUser } from '@cw/api-client';

export const fullName = ({ firstName, lastName }: Pick<ManagedUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

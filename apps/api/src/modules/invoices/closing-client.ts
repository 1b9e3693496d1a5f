import { PRINCIPAL_ROLES, type PrincipalRole } from '@cw/domain';
import { formatterFor, type Locale } from '@cw/i18n';
import { fullName } from '../../common/person-name.js';
import type { ProjectEntity } from '../projects/index.js';
import type { UserEntity } from '../users/index.js';

/** Whose side of the closing is debited. */
export interface ClosingClient {
  readonly name: string;
  /** Null where an agent has the work done on a house of their own. */
  readonly role: PrincipalRole | null;
}

/** Whom an agent acts for, else whoever posted the work; null once they left. */
export function closingClient(
  { principalName, principalRole }: Pick<ProjectEntity, 'principalName' | 'principalRole'>,
  owner: UserEntity | null,
): ClosingClient | null {
  if (principalName !== null) return { name: principalName, role: principalRole };
  if (!owner || owner.erasedAt !== null) return null;
  return { name: fullName(owner), role: PRINCIPAL_ROLES.find((role) => role === owner.role) ?? null };
}

/** "Maria Delgado (seller)": what a settlement agent needs for the debit. */
export const clientWords = ({ name, role }: ClosingClient, locale: Locale): string =>
  formatterFor(locale).text('documents.invoice.client_name', { name, role: role ?? 'none' });

/** What the payer writes on the payment: by the number we find it, and by the street their own file. */
export const remittanceOf = (number: string, street: string | null): string =>
  street === null || street === '' ? number : `${number}, ${street}`;

/** Whether a text may name the contractor, who may have left. */
export const nameGiven = (name: string): 'yes' | 'no' => (name === '' ? 'no' : 'yes');

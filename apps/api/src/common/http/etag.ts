import { DomainError } from '../errors/domain-error.js';

/** The ETag of a record's version, for `response.setHeader('ETag', …)`. */
export const etagOf = (record: { readonly version: number }): string => `"${record.version}"`;

/** Refuses with 412 when If-Match is sent and names another version than the stored one. */
export function assertFresh(ifMatch: string | undefined, record: { readonly version: number }): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  const wanted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!wanted.includes(etagOf(record))) throw new DomainError('request.stale');
}

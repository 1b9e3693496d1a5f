import { ApiHeader } from '@nestjs/swagger';
import { DomainError } from '../errors/domain-error.js';

const IF_MATCH_MAX = 200;

/** The ETag of a record's version, for `response.setHeader('ETag', …)`. */
export const etagOf = (record: { readonly version: number }): string => `"${record.version}"`;

/** Documents the header that `assertFresh` reads. */
export const ApiIfMatch = (): MethodDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag that was read: a record that has changed since is a 412.',
    schema: { type: 'string', maxLength: IF_MATCH_MAX },
  });

/** Refuses with 412 when If-Match is sent and names another version than the stored one. */
export function assertFresh(ifMatch: string | undefined, record: { readonly version: number }): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  const wanted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!wanted.includes(etagOf(record))) throw new DomainError('request.stale');
}

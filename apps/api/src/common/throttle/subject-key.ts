import { createHash } from 'node:crypto';

/** By what the table knows a subject: whose mail or address it is does not stand there. */
export const hashOfSubject = (subject: string): string => createHash('sha256').update(subject).digest('base64url');

/** The key of a subject's count under a rule, as the limiter of the same table writes it. */
export const subjectKey = ({ name }: { readonly name: string }, subject: string): string =>
  `${name}:${hashOfSubject(subject)}`;

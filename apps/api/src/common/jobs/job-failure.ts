/** An error of which the message may stand in the log and with the job: it names nobody. */
export class JobFailure extends Error {}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? ` ${error.code}` : '');

/** What may be logged of an error: other messages quote what people typed. */
export function loggedFailure(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  return error instanceof Error ? `${error.name}${codeOf(error)}` : 'unknown error';
}

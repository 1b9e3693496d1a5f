import { parseProblem, type FieldProblem, type Problem } from './problem.js';

/** No answer arrived: offline, the server is down, or the call was given up. */
export const NO_ANSWER = 0;

/** What a failed call rejects with; plain data, so that it can live in the store. */
export interface ApiError {
  readonly name: 'ApiError';
  /** The HTTP status, or `NO_ANSWER`. */
  readonly status: number;
  /** NET-01: the status, a colon and the body's text (or the status text). */
  readonly message: string;
  readonly problem?: Problem;
  /** Seconds after which the server asks to be tried again. */
  readonly retryAfterSeconds?: number;
}

/** The error of an answer that was not OK. */
export function errorOfAnswer(status: number, statusText: string, body: string, retryAfter: string | null): ApiError {
  const problem = parseProblem(body);
  const seconds = Number(retryAfter ?? Number.NaN);
  return {
    name: 'ApiError',
    status,
    message: `${status}: ${body === '' ? statusText : body}`,
    ...(problem && { problem }),
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  };
}

/** The error of a call that got no answer at all. */
export function errorOfSilence(reason: string): ApiError {
  return { name: 'ApiError', status: NO_ANSWER, message: reason };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiError';
}

/** No answer arrived, so nobody but the page itself can say why. */
export const isSilence = (error: unknown): boolean => isApiError(error) && error.status === NO_ANSWER;

type Words = () => string;
let silenceWords: Words | undefined;

/** Gives the page's own words for a call that got no answer, in its present language; returns how to take them back. */
export function setSilenceWords(words: Words): () => void {
  silenceWords = words;
  return () => {
    if (silenceWords === words) silenceWords = undefined;
  };
}

/** The sentence for the reader: the API's, when it wrote one, and the page's own where no answer arrived. */
export function detailOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  return isSilence(error) ? silenceWords?.() : error.problem?.detail;
}

const UNAUTHORIZED = 401;

/** The session is over: the login says so, and a word of what was being done would only stand beside it. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.status === UNAUTHORIZED;
}

const BAD_INPUT: readonly number[] = [400, 413, 415, 422];

/** What was sent is itself at fault: the same again would be refused again. */
export function isInputRefused(error: unknown): boolean {
  return isApiError(error) && BAD_INPUT.includes(error.status);
}

/** Which repairs a photo shows already, by their numbers; the contractor may say that it shows this one, too. */
export interface RepeatedPhoto {
  readonly repair: number;
  readonly usedForRepairs: readonly number[];
}

/** What the API asks about a photo that was used for another repair; undefined for any other error. */
export function repeatedPhotoOf(error: unknown): RepeatedPhoto | undefined {
  const problem = isApiError(error) ? error.problem : undefined;
  if (problem?.code !== 'file.other_repair_unacknowledged') return undefined;
  const { repair, usedForRepairs } = problem;
  return repair === undefined || usedForRepairs === undefined ? undefined : { repair, usedForRepairs };
}

/** The faults by field path, for a form to place beside its inputs; empty for any other error. */
export function fieldProblemsOf(error: unknown): readonly FieldProblem[] {
  return isApiError(error) ? (error.problem?.errors ?? []) : [];
}

import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpStatus, Logger, NotFoundException } from '@nestjs/common';
import { cents } from '@cw/domain';
import { formatMoney, formatPlainDate, formatterFor, type Formatter, type Locale } from '@cw/i18n';
import type { Request, Response } from 'express';
import { allowedMethods } from '../http/allowed-methods.js';
import { localeOfRequest } from '../http/request-locale.js';
import { limitHeader, policyHeader } from '../throttle/limit-headers.js';
import { DomainError, type AccountHold, type ErrorDetails, type FieldFault } from './domain-error.js';
import { domainErrorOf } from './error-code-of.js';
import { HTTP_STATUS_OF } from './http-status-of.js';
import {
  FAULTS_MAX,
  HELD_PROJECTS_MAX,
  PATH_MAX,
  type AccountHoldResponse,
  type FieldFaultResponse,
  type ProblemResponse,
} from './problem.response.js';
import { stateName } from './state-name.js';

// The address that the API's contract names for it.
const NAMED_TYPES: Readonly<Record<string, string>> = { 'auth.totp_required': 'totp-required' };

export const problemType = (code: DomainError['code']): string => NAMED_TYPES[code] ?? code.replaceAll(/[._]/g, '-');

/** A limit has the unit of its field: of an amount in cents people read dollars, and a year has no thousands. */
function limitWords(path: string, limit: unknown): string | undefined {
  if (typeof limit !== 'number') return undefined;
  if (path.endsWith('Cents')) return formatMoney(cents(limit));
  return path.endsWith('yearBuilt') ? String(limit) : undefined;
}

/** A day is written in the reader's language. */
const dayWords = (on: unknown, locale: Locale): { on?: string } =>
  typeof on === 'string' ? { on: formatPlainDate(on, locale, 'long') } : {};

function messageOf({ path, code, values }: FieldFault, words: Formatter, locale: Locale): string {
  const limit = limitWords(path, values?.['limit']);
  return limit !== undefined && (code === 'too_small' || code === 'too_large')
    ? words.text(`errors.limit.${code}`, { limit })
    : words.text(`errors.field.${code}`, { ...values, ...dayWords(values?.['on'], locale) });
}

const faultResponse = (fault: FieldFault, words: Formatter, locale: Locale): FieldFaultResponse => ({
  path: fault.path.slice(0, PATH_MAX),
  code: fault.code,
  message: messageOf(fault, words, locale),
});

const holdResponse = ({ code, projectIds }: AccountHold, words: Formatter): AccountHoldResponse => ({
  code,
  detail: words.text(`errors.${code}`),
  projectIds: projectIds.slice(0, HELD_PROJECTS_MAX),
});

/** The problem+json body of an error; pure, so that the socket gateway and tests can ask for the same words. */
export function problemOf(error: DomainError, request: Request): ProblemResponse {
  const status = HTTP_STATUS_OF[error.code];
  const locale = localeOfRequest(request);
  const words = formatterFor(locale);
  const { faults, holds, values, usState } = error.details;
  return {
    type: problemType(error.code),
    code: error.code,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: words.text(
      `errors.${error.code}`,
      usState === undefined ? values : { ...values, state: stateName(words, usState) },
    ),
    // Without the query: it may hold what a person typed.
    instance: request.originalUrl.split('?')[0] ?? '',
    requestId: String(request.id),
    ...(faults && { errors: faults.slice(0, FAULTS_MAX).map((fault) => faultResponse(fault, words, locale)) }),
    ...(holds && { holds: holds.map((hold) => holdResponse(hold, words)) }),
    ...error.details.extra,
  };
}

function setRetryHeaders(response: Response, { retryAfterSeconds, rateLimit }: ErrorDetails): void {
  if (retryAfterSeconds === undefined) return;
  response.setHeader('Retry-After', String(retryAfterSeconds));
  if (!rateLimit) return;
  response.setHeader('RateLimit-Policy', policyHeader(rateLimit));
  response.setHeader('RateLimit', limitHeader(rateLimit, 0, retryAfterSeconds));
}

/** No route took the request: nothing is at its path, or nothing for its method. */
function unrouted(request: Request, response: Response): DomainError {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return new DomainError('request.not_found');
  response.setHeader('Allow', allowed.join(', '));
  return new DomainError('request.method_not_allowed');
}

/** Turns every error into RFC 9457 problem+json. What is unexpected goes to the log with the request's id, never out. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw thrown;
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = thrown instanceof NotFoundException ? unrouted(request, response) : domainErrorOf(thrown);
    const problem = problemOf(error, request);
    if (problem.status >= Number(HttpStatus.INTERNAL_SERVER_ERROR) && thrown !== error) this.log(thrown, problem);
    if (response.headersSent) {
      response.end();
      return;
    }
    setRetryHeaders(response, error.details);
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }

  private log(thrown: unknown, problem: ProblemResponse): void {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    // Sent away because the database has no time: that is one line for each, and where it was noticed says nothing.
    if (problem.code === 'server.unavailable') {
      const { requestId, status } = problem;
      this.logger.warn({ reason: err.message, requestId, status }, 'request sent away');
      return;
    }
    this.logger.error({ err, requestId: problem.requestId, status: problem.status }, 'request failed');
  }
}

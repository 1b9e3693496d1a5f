import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxConfig } from '../config.js';
import type { Fault, FaultInjector } from '../control/faults.js';
import { newId } from '../ids.js';
import { routes } from '../resources/routes.js';
import type { Database } from '../store/database.js';
import { PLATFORM, type IdempotencyRecord } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { DROPPED, HUNG, answer, type Answer, type Incoming } from './answer.js';
import { ApiError, type ApiErrorBody } from './api-error.js';
import { authenticate, checkVersion, type Access } from './authentication.js';
import { expand } from './expansion.js';
import { parseForm, type FormObject, type FormValue } from './form.js';
import { claimFor, recordedAnswer, KeysInFlight, type IdempotencyClaim } from './idempotency.js';
import { list, text } from './parameters.js';
import { present } from './presentation.js';
import { Declined, findRoute, type Match } from './routes.js';

interface Call {
  readonly requestId: string;
  readonly incoming: Incoming;
  readonly access: Access;
  readonly match: Match;
  readonly form: FormObject;
  readonly owner: string;
  readonly claim: IdempotencyClaim | null;
}

interface Result {
  readonly status: number;
  readonly body: string;
  readonly replayed?: true;
}

const SERVER_ERROR: ApiErrorBody = {
  type: 'api_error',
  message: 'An unknown error occurred (injected by the sandbox).',
};

const errorResult = (status: number, body: unknown): Result => ({ status, body: JSON.stringify({ error: body }) });

const replay = (record: IdempotencyRecord): Result => ({ status: record.status, body: record.body, replayed: true });

/** What is heard instead of an answer, before the call is done or after. */
function silence(fault: Fault | undefined, when: 'before' | 'after'): Answer | undefined {
  if (fault?.kind === `drop_${when}`) return DROPPED;
  return fault?.kind === `hang_${when}` ? HUNG : undefined;
}

const textOf = (value: FormValue | undefined): string | null => (typeof value === 'string' ? value : null);

/** Serves `/v1/*` as Stripe does: keys, versions, idempotency, expansion; the routes themselves know nothing of these. */
export class ApiHandler {
  readonly #database: Database;
  readonly #config: SandboxConfig;
  readonly #faults: FaultInjector;
  readonly #keysInFlight = new KeysInFlight();

  constructor(database: Database, config: SandboxConfig, faults: FaultInjector) {
    this.#database = database;
    this.#config = config;
    this.#faults = faults;
  }

  async handle(incoming: Incoming): Promise<Answer> {
    const requestId = newId('req');
    try {
      const call = this.#readCall(incoming, requestId);
      const fault = this.#faults.take(incoming.method, incoming.path);
      const before = silence(fault, 'before');
      if (before) return before;
      const result = await this.#answerCall(call, fault);
      return silence(fault, 'after') ?? this.#send(result, requestId, incoming);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return this.#send(errorResult(error.status, error.body), requestId, incoming);
    }
  }

  #readCall(incoming: Incoming, requestId: string): Call {
    const access = authenticate(incoming.headers, this.#config);
    checkVersion(incoming.headers);
    const match = findRoute(routes, incoming.method, incoming.path);
    if (!match) {
      const message = `Unrecognized request URL (${incoming.method}: ${incoming.path}).`;
      throw new ApiError(404, { type: 'invalid_request_error', message });
    }
    if (access === 'publishable' && !match.route.publishable) {
      const message = 'This API call cannot be made with a publishable API key. Use a secret API key.';
      throw new ApiError(401, { type: 'invalid_request_error', code: 'secret_key_required', message });
    }
    const form = parseForm(incoming.method === 'POST' ? incoming.body : incoming.query);
    const owner = this.#ownerOf(incoming, access);
    const key = incoming.method === 'POST' ? incoming.headers['idempotency-key'] : undefined;
    const claim = key ? claimFor(owner, key, incoming.path, form) : null;
    return { requestId, incoming, access, match, form, owner, claim };
  }

  #ownerOf(incoming: Incoming, access: Access): string {
    const account = incoming.headers['stripe-account'];
    if (account === undefined) return PLATFORM;
    if (access === 'secret' && account.startsWith('acct_')) return account;
    throw new ApiError(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}'.`,
    });
  }

  async #answerCall(call: Call, fault: Fault | undefined): Promise<Result> {
    if (fault?.kind === 'server_error') return errorResult(500, SERVER_ERROR);
    if (fault?.kind === 'rate_limit')
      return errorResult(429, { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' });
    const { claim } = call;
    if (!claim) return this.#execute(call, fault);
    const recorded = await this.#transact(call, (work) => recordedAnswer(work, claim));
    if (recorded) return replay(recorded);
    return this.#keysInFlight.hold(claim.id, () => this.#execute(call, fault));
  }

  async #execute(call: Call, fault: Fault | undefined): Promise<Result> {
    if (fault?.kind === 'delay') await sleep(fault.delay_milliseconds ?? 1000);
    try {
      return await this.#transact(call, (work) => {
        // Looked up again: the first look and the claim of the key are not one step.
        const recorded = call.claim && recordedAnswer(work, call.claim);
        if (recorded) return replay(recorded);
        const result = fault?.kind === 'server_error_stored' ? errorResult(500, SERVER_ERROR) : this.#run(call, work);
        this.#keep(call, work, result);
        return result;
      });
    } catch (error) {
      if (!(error instanceof ApiError) || !error.began) throw error;
      return this.#transact(call, (work) => {
        const refused = errorResult(error.status, present(error.body, work, call.access));
        this.#keep(call, work, refused);
        return refused;
      });
    }
  }

  #run(call: Call, work: UnitOfWork): Result {
    if (call.owner !== PLATFORM && !work.find('account', call.owner)) {
      throw new ApiError(403, {
        type: 'invalid_request_error',
        code: 'account_invalid',
        message: `No such account: '${call.owner}'`,
      });
    }
    const { expand: paths, client_secret: clientSecret, ...form } = call.form;
    const outcome = call.match.route.handle({
      work,
      owner: call.owner,
      access: call.access,
      id: call.match.ids[0] ?? '',
      childId: call.match.ids[1] ?? '',
      form,
      clientSecret: textOf(clientSecret),
      publicBase: this.#config.publicBase,
    });
    if (outcome instanceof Declined) return errorResult(402, present(outcome.body, work, call.access));
    const expanded = expand(work, outcome, paths === undefined ? [] : list(text()).read(paths, 'expand'));
    return { status: 200, body: JSON.stringify(present(expanded, work, call.access)) };
  }

  #keep(call: Call, work: UnitOfWork, result: Result): void {
    if (!call.claim) return;
    work.save('idempotency', call.owner, {
      ...call.claim,
      status: result.status,
      body: result.body,
      created: work.now,
    });
  }

  #transact<T>(call: Call, operation: (work: UnitOfWork) => T): Promise<T> {
    const origin = {
      request: call.requestId,
      idempotencyKey: call.incoming.headers['idempotency-key'] ?? null,
      label: `${call.incoming.method} ${call.incoming.path}`,
    };
    return this.#database.transact(origin, operation);
  }

  #send(result: Result, requestId: string, incoming: Incoming): Answer {
    const key = incoming.headers['idempotency-key'];
    return answer(result.status, result.body, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'request-id': requestId,
      ...(key && { 'idempotency-key': key }),
      ...(result.replayed && { 'idempotent-replayed': 'true' }),
    });
  }
}

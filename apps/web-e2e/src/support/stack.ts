/** The product that the journeys run against, and what a test may do to it from outside. */
export interface Stack {
  /** Origin of the root host. */
  readonly url: string;
  readonly controlUrl: string;
  /** Page and API of the inbox that catches all mail. */
  readonly mailUrl: string;
}

/** What goes wrong at an address: an answer with this status, no answer at all, or no websocket. */
export type Fault = { readonly status: number } | 'hang' | 'no-upgrade';
export type Service = 'api' | 'sandbox' | 'postgres';

const VARIABLE = 'CW_E2E_STACK';

export function publishStack(stack: Stack): void {
  process.env[VARIABLE] = JSON.stringify(stack);
}

export function isStackPublished(): boolean {
  return process.env[VARIABLE] !== undefined;
}

export function currentStack(): Stack {
  const text = process.env[VARIABLE];
  if (text === undefined)
    throw new Error(
      `${VARIABLE} is not set: the journeys run through Playwright, whose global set-up starts the product`,
    );
  const stack: Stack = JSON.parse(text);
  return stack;
}

/** From now on every address that begins so fails; `liftFaults` ends it. */
export async function plantFault(prefix: string, fault: Fault): Promise<void> {
  await control('/faults', { prefix, fault });
}

export async function liftFaults(): Promise<void> {
  await control('/faults/lift', {});
}

/** Every journey comes from the same address; what the ones before tried is no reason to slow the next down. */
export async function forgetTries(): Promise<void> {
  await control('/tries/forget', {});
}

/** kill -9. It is started again within seconds. */
export async function kill(service: Service): Promise<void> {
  await control('/kill', { service });
}

/** The address of one more API process on the same database; started when it is first asked for. */
export async function secondApiUrl(): Promise<string> {
  return control('/second-api', {});
}

/** Rows straight from the database, read only: what a ledger says must not depend on the API saying so. */
export async function queryDatabase<Row>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const rows: readonly Row[] = await control('/query', { sql, values });
  return rows;
}

/**
 * What was planned earlier waits until what this answers is called: reminders that fall due, the payment provider's news.
 * What changes meanwhile has been caused by a call.
 */
export async function holdOwnWork(): Promise<() => Promise<void>> {
  const held = await control<object>('/own-work/hold', {});
  return () => control('/own-work/release', held);
}

/** The bank carries out, or refuses, a debit that is on its way. */
export async function settleDebit(intentId: string): Promise<void> {
  await control('/settle-debit', { intentId });
}

/** What the product's own check says of the money, line by line; throws with what is broken. */
export async function checkLedger(): Promise<string> {
  return control('/ledger-check', {});
}

/** `npm run admin:create` for this person; answers the link that it prints. */
export async function inviteStaff(person: {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}): Promise<string> {
  const printed: string = await control('/admin-create', person);
  const link = /\S+#invitation=\S+/.exec(printed)?.[0];
  if (link === undefined) throw new Error(`No link in:\n${printed}`);
  return link;
}

async function control<Result>(path: string, body: object): Promise<Result> {
  const response = await fetch(`${currentStack().controlUrl}${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`POST ${path}: ${await response.text()}`);
  const result: Result = await response.json();
  return result;
}

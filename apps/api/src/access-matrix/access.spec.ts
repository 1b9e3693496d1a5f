import { ACCOUNT_SECURITY, MINUTE_MS } from '@cw/domain';
import { Sql } from '../common/persistence/sql.js';
import { isForStaffAlone, sessionCells, tokenCells, type CheckedCell } from './cells.js';
import { headerFaults } from './headers.js';
import { MATRIX } from './matrix.js';
import type { Principal } from './principals.js';
import { RECIPES } from './requests.js';
import type { Trace } from './rolled-back.js';
import type { Entry } from './rows.js';
import { startWorld, type Started } from './start.js';

let started: Started;
beforeAll(async () => {
  started = await startWorld();
});
afterAll(() => started.close());

const changes = ({ operationId }: Entry): boolean => started.asker.routeOf(operationId).method !== 'get';
const reads = (entry: Entry): boolean => !changes(entry) && RECIPES[entry.name]?.keeps !== true;
const cellsOf = (entry: Entry): CheckedCell[] => sessionCells(entry, { changes: changes(entry) });

/** What is wrong in one cell: another status than the matrix says, a secret in the body, a GET that wrote (but that a token was used). */
async function faultsOf(entry: Entry, cell: CheckedCell, traces: Trace[]): Promise<string[]> {
  const answer = await started.asker.ask(entry, cell);
  const trace = await started.rolledBack.trace();
  if (answer.status < 400) traces.push(trace);
  const name = `${cell.object} ${cell.who}`.trim();
  return [
    ...(answer.status === cell.status ? [] : [`${name}: ${answer.status} ${codeOf(answer.text)}, not ${cell.status}`]),
    ...answer.leaks.map(({ kind, value }) => `${name}: told the ${kind} ${value}`),
    ...headerFaults(entry.operationId, answer).map((fault) => `${name}: ${fault}`),
    ...(trace.wrote && cell.bearer === undefined && reads(entry) ? [`${name}: a GET wrote`] : []),
  ];
}

/**
 * ADM-01: staff changed something, and the audit log does not say who it was. Of the objects of a row there may be some
 * about which there was nothing to do, such as an address that is verified already.
 */
function unaudited(traces: readonly Trace[]): string[] {
  const changing = traces.filter(({ wrote }) => wrote);
  const { id } = started.world.people.get('staff').user;
  const isSaid = changing.length === 0 || changing.some(({ auditedOf }) => auditedOf.includes(id));
  return isSaid ? [] : ['not in the audit log'];
}

async function allFaults(entry: Entry, cells: readonly CheckedCell[]): Promise<string[]> {
  // Its counts are kept outside the transaction of a call.
  await started.test.app.get(Sql).execute('DELETE FROM rate_limit');
  const faults: string[] = [];
  const traces: Trace[] = [];
  for (const cell of cells) faults.push(...(await faultsOf(entry, cell, traces)));
  return isForStaffAlone(entry) ? [...faults, ...unaudited(traces)] : faults;
}

const codeOf = (text: string): string => /"code":"([\w.]+)"/.exec(text)?.[1] ?? '';

/** What an unattended screen is not enough for. */
const FRESH = [
  'endOtherSessions',
  'endSession',
  'changeEmail',
  'createToken',
  'renewCalendarLink',
  'startOnboarding',
  'deleteUser',
  'disableTotp',
  'exportUser',
  'renewRecoveryCodes',
  'setUpTotp',
];

const ONE_OF_EACH_ROLE: readonly Principal[] = ['seller', 'agent', 'bidder', 'staff'];

const ENTRIES = MATRIX.map((entry) => [entry.name, entry] as const);

describe('the access matrix', () => {
  it.each(ENTRIES)('ROLE-06 ROLE-07 %s', async (_name, entry) => {
    expect(await allFaults(entry, cellsOf(entry))).toEqual([]);
  });

  it('AUTH-08 asks for the password again, a few minutes after it was entered, exactly where the account is at stake', async () => {
    const then = started.test.clock.now();
    started.test.clock.advance((ACCOUNT_SECURITY.reauthenticationMinutes + 1) * MINUTE_MS);
    const asked: string[] = [];
    for (const entry of MATRIX) {
      const cells = cellsOf(entry).filter(
        ({ principal, status }) => ONE_OF_EACH_ROLE.includes(principal) && status < 400,
      );
      for (const cell of cells.slice(0, 1)) {
        const { text } = await started.asker.ask(entry, cell);
        if (codeOf(text) === 'auth.reauthentication_required') asked.push(entry.name);
      }
    }
    started.test.clock.set(then);

    expect(asked.sort()).toEqual([...FRESH].sort());
  });

  it.each(ENTRIES)('API-01 %s with a token', async (_name, entry) => {
    expect(await allFaults(entry, tokenCells(entry, started.world))).toEqual([]);
  });
});

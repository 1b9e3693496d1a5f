import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '../common/openapi/operations.js';
import { MATRIX } from './matrix.js';
import { EVERYBODY, PRINCIPALS, type Principal } from './principals.js';
import type { Entry } from './rows.js';

const TITLE = `# Who may call what

Made from the access matrix, \`apps/api/src/access-matrix\`, which asks every route as everybody about everything and looks at
the status, at the headers, and at whether the answer says what this caller may not know. Here is each route once: ● always, ◐
for what is one's own or open to one, ○ once its state allows it (whatever the matrix asks this caller about is in another
state), · refused, whatever the matrix asks about. The matrix itself says for which objects, and with which refusal.

`;

const WRONG_STATE = 409;
const FORBIDDEN = 403;
const REFUSED: readonly number[] = [401, FORBIDDEN, 404];

/** What one caller is answered in a row, and whether anybody is answered with success there. */
interface Seen {
  readonly status: number;
  readonly isSuccess: boolean;
  readonly isOpen: boolean;
}

const seenBy = (principal: Principal, { rows, success }: Entry): Seen[] =>
  rows.flatMap(({ cells }) => {
    const isOpen = cells.some(({ status }) => status === success);
    return cells
      .filter((cell) => cell.principal === principal)
      .map(({ status }) => ({ status, isSuccess: status === success, isOpen }));
  });

/** Stopped by states alone: forbidden nowhere, and refused nowhere where the state lets somebody else through. */
const waitsForState = (seen: readonly Seen[]): boolean =>
  seen.some(({ status }) => status === WRONG_STATE) &&
  !seen.some(({ status, isOpen }) => status === FORBIDDEN || (isOpen && REFUSED.includes(status)));

/** The calls of an operation that differ only by their bodies count as one. */
function markOf(entries: readonly Entry[], principal: Principal): string {
  const seen = entries.flatMap((entry) => seenBy(principal, entry));
  if (seen.every(({ isSuccess }) => isSuccess)) return '●';
  if (seen.some(({ isSuccess }) => isSuccess)) return '◐';
  return waitsForState(seen) ? '○' : '·';
}

/** The table for readers, in the order of the routes. */
export function accessDocument(document: OpenAPIObject): string {
  const rows = operationsOf(document).map(({ method, path, operation }) => {
    const entries = MATRIX.filter(({ operationId }) => operationId === operation.operationId);
    const marks = EVERYBODY.map((principal) => markOf(entries, principal));
    return `| \`${method.toUpperCase()} ${path.replace('/api', '')}\` | ${marks.join(' | ')} |`;
  });
  const legend = EVERYBODY.map((principal) => `- **${principal}** ${PRINCIPALS[principal]}`);
  const head = [`| Below \`/api\` | ${EVERYBODY.join(' | ')} |`, `| --- |${' --- |'.repeat(EVERYBODY.length)}`];
  return `${TITLE}${[...head, ...rows].join('\n')}\n\n${legend.join('\n')}\n`;
}

import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '../common/openapi/operations.js';
import { MATRIX } from './matrix.js';
import { LETTERS, PRINCIPALS, type Letter } from './principals.js';
import type { Entry } from './rows.js';

const TITLE = `# Who may call what

Made from the access matrix, \`apps/api/src/access-matrix\`, which asks every route as everybody about everything and looks at
the status, at the headers, and at whether the answer says what this caller may not know. Here is each route once: ● always, ◐
for what is one's own or open to one, · never. The matrix itself says for which objects, and with which refusal.

`;

/** The calls of an operation that differ only by their bodies count as one. */
function markOf(entries: readonly Entry[], letter: Letter): string {
  const cells = entries.flatMap(({ rows, success }) =>
    rows.flatMap((row) => row.cells.filter((cell) => cell.letter === letter).map(({ status }) => status === success)),
  );
  if (cells.every(Boolean)) return '●';
  return cells.some(Boolean) ? '◐' : '·';
}

/** The table for readers, in the order of the routes. */
export function accessDocument(document: OpenAPIObject): string {
  const rows = operationsOf(document).map(({ method, path, operation }) => {
    const entries = MATRIX.filter(({ operationId }) => operationId === operation.operationId);
    const marks = LETTERS.map((letter) => markOf(entries, letter));
    return `| \`${method.toUpperCase()} ${path.replace('/api', '')}\` | ${marks.join(' | ')} |`;
  });
  const legend = LETTERS.map((letter) => `- **${letter}** ${PRINCIPALS[letter]}`);
  const head = [`| Below \`/api\` | ${LETTERS.join(' | ')} |`, `| --- |${' --- |'.repeat(LETTERS.length)}`];
  return `${TITLE}${[...head, ...rows].join('\n')}\n\n${legend.join('\n')}\n`;
}

import { joinLines } from './blocks.js';
import { type Line, type Segment, segmentsOf, textOfLine } from './lines.js';
import { roleOf, type Role } from './table-roles.js';

/** What stands in a row, by what its column is for. */
export interface Row {
  readonly cells: Readonly<Partial<Record<Role, string>>>;
  readonly y: number;
}

export interface FoundTable {
  readonly roles: readonly Role[];
  readonly rows: readonly Row[];
  /** Of its lines: where its head begins, and the first after its last row. */
  readonly from: number;
  readonly to: number;
}

interface Column {
  readonly role: Role | null;
  readonly from: number;
}

interface Head {
  readonly columns: readonly Column[];
  readonly lines: number;
}

/** In a head words of one column stand closer than two columns do. */
const HEAD_GAP = 0.5;
const HEAD_LINES = 4;

interface HeadCell {
  readonly x: number;
  readonly x2: number;
  readonly text: string;
}

/** A head breaks over lines: what stands over each other is one title. */
function stack(cells: readonly HeadCell[], segment: Segment): HeadCell[] {
  const over = cells.find(({ x, x2 }) => segment.x < x2 - 1 && segment.x2 > x + 1);
  if (!over) return [...cells, segment];
  const joined = {
    x: Math.min(over.x, segment.x),
    x2: Math.max(over.x2, segment.x2),
    text: `${over.text} ${segment.text}`,
  };
  return cells.map((cell) => (cell === over ? joined : cell));
}

function headOf(lines: readonly Line[]): Head | undefined {
  let cells: HeadCell[] = [];
  let best: Head | undefined;
  for (const [index, line] of lines.slice(0, HEAD_LINES).entries()) {
    const above = lines[index - 1];
    if (above && line.y - above.y > above.size * 1.8) break;
    for (const segment of segmentsOf(line.items, HEAD_GAP)) cells = stack(cells, segment);
    const columns = columnsOf(cells);
    if (isOfConditions(columns)) best = { columns, lines: index + 1 };
  }
  return best;
}

const WIDE = 150;
const OUTER = 570;
const canHeadWords = ({ text }: HeadCell): boolean => text.split(' ').length <= 4 && !/[:.$\d]/u.test(text);

/** What must be done takes the room: the column that is far wider than the others holds it, whatever its title. */
function widestOf(cells: readonly HeadCell[]): HeadCell | undefined {
  const spans = cells.map((cell, index) => ({ cell, span: (cells[index + 1]?.x ?? OUTER) - cell.x }));
  const [widest, second] = [...spans].sort((one, other) => other.span - one.span);
  const isFarWider = widest !== undefined && widest.span >= WIDE && widest.span > (second?.span ?? 0) * 1.8;
  return isFarWider && canHeadWords(widest.cell) ? widest.cell : undefined;
}

/** What heads nothing that we know, or a second column of a kind, is kept apart and not read. */
function columnsOf(cells: readonly HeadCell[]): Column[] {
  const sorted = [...cells].sort((one, other) => one.x - other.x);
  const widest = sorted.length > 2 ? widestOf(sorted) : undefined;
  const taken = new Set<Role>(widest ? ['description'] : []);
  return sorted.map((cell) => {
    if (cell === widest) return { from: cell.x, role: 'description' };
    const role = roleOf(cell.text);
    if (role === undefined || taken.has(role)) return { from: cell.x, role: null };
    taken.add(role);
    return { from: cell.x, role };
  });
}

const isOfConditions = (columns: readonly Column[]): boolean => {
  const known = columns.flatMap(({ role }) => role ?? []);
  return (
    known.includes('description') && known.length >= 2 && columns.length - known.length <= Math.max(1, known.length - 3)
  );
};

const columnAt = (columns: readonly Column[], x: number): Column | undefined =>
  columns.findLast(({ from }) => x >= from - 3) ?? columns[0];

type Cells = Partial<Record<Role, string>>;

function cellsOf(line: Line, columns: readonly Column[]): Cells {
  const cells: Cells = {};
  for (const column of columns) {
    const { role } = column;
    if (role === null) continue;
    const own = line.items.filter(({ x }) => columnAt(columns, x) === column);
    const text = textOfLine({ segments: segmentsOf(own, 40) });
    if (text !== '') cells[role] = text;
  }
  return cells;
}

interface RowLine {
  readonly y: number;
  readonly cells: Cells;
}

/** Of every row just one line has them: the others are what the row's longer cells need. */
const ANCHORS: readonly Role[] = ['action', 'affects', 'number', 'status', 'cost', 'due', 'party'];

function anchorOf(lines: readonly RowLine[], columns: readonly Column[]): Role | undefined {
  return ANCHORS.find(
    (role) => columns.some((column) => column.role === role) && lines.some(({ cells }) => cells[role] !== undefined),
  );
}

/** Between two anchors a row ends where the gap is widest: cells hang from their top, or stand in the middle. */
function boundaries(lines: readonly RowLine[], anchor: Role): number[] {
  const anchors = lines.flatMap(({ cells }, index) => (cells[anchor] === undefined ? [] : [index]));
  const [first = 0] = anchors;
  // Where something stands above the first anchor, cells are set in the middle of their row.
  const isCentered = first > 0;
  return anchors.slice(1).map((next, index) => {
    const from = anchors[index] ?? 0;
    let at = next;
    let widest = 0;
    for (let line = from + 1; line <= next; line += 1) {
      const gap = (lines[line]?.y ?? 0) - (lines[line - 1]?.y ?? 0);
      const isWider = isCentered ? gap > widest + 0.6 : gap >= widest - 0.6;
      if (isWider) [at, widest] = [line, Math.max(gap, widest)];
    }
    return isCentered ? at : next;
  });
}

function joined(lines: readonly RowLine[]): Row {
  const cells: Cells = {};
  for (const line of lines)
    for (const [role, text] of Object.entries(line.cells) as [Role, string][]) {
      const above = cells[role];
      cells[role] = above === undefined ? text : joinLines(above, text);
    }
  return { cells, y: lines[0]?.y ?? 0 };
}

/** Without a column that has one line a row, a row begins where its first column does, or after a gap. */
function rowsByGap(lines: readonly RowLine[], columns: readonly Column[]): Row[] {
  const first = columns.find(({ role }) => role !== null)?.role ?? 'description';
  const rows: RowLine[][] = [];
  for (const line of lines) {
    const above = rows.at(-1)?.at(-1);
    const begins = line.cells[first] !== undefined && (columns.length > 1 || above === undefined);
    if (begins || rows.length === 0) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  return rows.map(joined);
}

function rowsOf(lines: readonly RowLine[], columns: readonly Column[]): Row[] {
  const anchor = anchorOf(lines, columns);
  if (anchor === undefined) return rowsByGap(lines, columns);
  const cuts = [0, ...boundaries(lines, anchor), lines.length];
  return cuts.slice(1).flatMap((to, index) => {
    const own = lines.slice(cuts[index], to);
    return own.length > 0 ? [joined(own)] : [];
  });
}

const GROUP =
  /^(?:site|dwelling exterior|unit interior|outbuilding|vehicle storage|subject property amenities|manufactured home|exterior|interior|adu|accessory dwelling unit)(?: \d+)?(?: \(continued\))?$/iu;
const END =
  /^(?:total\b|as is overall|(?:grand |sub)?total|costo total|[A-Z][\w ,/]+ commentary$|market value condition|sub-?total)/iu;

/** A line that no row of this table can have. */
function isBeyond(line: Line, above: Line, size: number, second: number): boolean {
  const text = textOfLine(line);
  if (END.test(text) || line.y - above.y > Math.max(30, line.size * 4)) return true;
  if (!GROUP.test(text) && Math.abs(line.size - size) > 0.9) return true;
  return line.items.some(({ x, width }) => x < second - 6 && x + width > second + 24);
}

/** How far a table goes: to its totals, to words that span its columns, or to a gap that no row has. */
function endOf(lines: readonly Line[], head: Head): number {
  const second = head.columns[1]?.from ?? Number.POSITIVE_INFINITY;
  const size = lines[head.lines]?.size ?? 0;
  const end = lines.findIndex((line, at) => at >= head.lines && isBeyond(line, lines[at - 1] ?? line, size, second));
  return end < 0 ? lines.length : end;
}

/** The next table of conditions in these lines. */
export function tableIn(lines: readonly Line[]): FoundTable | undefined {
  for (let from = 0; from < lines.length; from += 1) {
    const head = headOf(lines.slice(from));
    if (!head) continue;
    // A title over the head can look like the widest of its columns: of heads close to each other the fullest is it.
    const fuller = [1, 2].some((more) => (headOf(lines.slice(from + more))?.columns.length ?? 0) > head.columns.length);
    if (fuller) continue;
    const rest = lines.slice(from);
    const to = endOf(rest, head);
    const body = rest
      .slice(head.lines, to)
      .filter((line) => !GROUP.test(textOfLine(line)))
      .map((line) => ({ y: line.y, cells: cellsOf(line, head.columns) }));
    if (body.length > 0)
      return {
        roles: head.columns.flatMap(({ role }) => role ?? []),
        rows: rowsOf(body, head.columns),
        from,
        to: from + to,
      };
  }
  return undefined;
}

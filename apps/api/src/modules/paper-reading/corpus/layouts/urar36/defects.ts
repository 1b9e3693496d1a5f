import type { ConditionKind, IntakeCategory } from '@cw/domain';
import type { Told } from '../../brief.js';
import { printedMoney } from '../../formats.js';
import { hyphenOf } from '../../kit/mess.js';
import { Table, type Column, type TableRow } from '../table.js';
import { LEFT, SMALL, TEXT, type Urar36Paper } from './paper.js';

const FEATURES: Readonly<Record<IntakeCategory, readonly [group: string, feature: string]>> = {
  roof: ['Dwelling Exterior', 'Roof'],
  exterior: ['Dwelling Exterior', 'Exterior Walls and Trim'],
  structural: ['Dwelling Exterior', 'Foundation'],
  electrical: ['Dwelling Exterior', 'Mechanical System'],
  plumbing: ['Dwelling Exterior', 'Mechanical System'],
  hvac: ['Dwelling Exterior', 'Mechanical System'],
  pests_mold: ['Dwelling Exterior', 'Other'],
  interior: ['Unit Interior', 'Walls and Ceilings'],
  safety: ['Unit Interior', 'Other'],
  appliances: ['Unit Interior', 'Kitchen'],
  other: ['Site', 'Other'],
};
const GROUPS = ['Site', 'Dwelling Exterior', 'Unit Interior'] as const;
export type Group = (typeof GROUPS)[number];
const ACTIONS: Readonly<Record<ConditionKind, string>> = {
  repair: 'Repair',
  inspection: 'Inspection',
  completion: 'Completion',
};

const placeOf = (category: IntakeCategory | undefined): readonly [string, string] => FEATURES[category ?? 'other'];
export const groupOf = ({ finding }: Told): string => placeOf(finding.categories[0])[0];

const COLUMNS: readonly Column[] = [
  { title: 'Feature', width: 78 },
  { title: 'Location', width: 84 },
  { title: 'Description', width: 186 },
  { title: 'Affects Soundness or Structural Integrity', width: 66 },
  { title: 'Recommended Action', width: 70 },
];
const COST: Column = { title: 'Estimated Cost to Repair', width: 56 };

interface Shown {
  readonly told: readonly Told[];
  /** Remarks that need no action, as rows that say so. */
  readonly nones: readonly string[];
  readonly hasCost: boolean;
  readonly hasGroups: boolean;
}

const isSerious = (category: IntakeCategory | undefined): boolean => category === 'structural' || category === 'roof';

function costOf(paper: Urar36Paper, { finding, cents }: Told): string {
  if (finding.kinds[0] !== 'repair' || cents === null) return 'N/A';
  paper.tellings.cost(finding.key);
  return printedMoney(cents[0], paper.brief.money);
}

function rowOf(paper: Urar36Paper, one: Told, hasCost: boolean): TableRow {
  const { finding } = one;
  const [, feature] = placeOf(finding.categories[0]);
  const kind = finding.kinds[0] ?? 'repair';
  for (const text of [feature, finding.location, ACTIONS[kind]]) paper.tellings.beside(finding.key, text);
  const cells = [
    feature,
    finding.location,
    paper.tellings.say(finding.key, finding.defect),
    isSerious(finding.categories[0]) ? 'Yes' : 'No',
    ACTIONS[kind],
  ];
  return { cells: hasCost ? [...cells, costOf(paper, one)] : cells, tells: [finding.key] };
}

function rowsOf(paper: Urar36Paper, { told, nones, hasCost, hasGroups }: Shown): TableRow[] {
  const unneeded = (text: string): TableRow => ({
    cells: ['Other', 'Interior', text, 'No', 'None', ...(hasCost ? ['$0'] : [])],
  });
  if (!hasGroups) return [...told.map((one) => rowOf(paper, one, hasCost)), ...nones.map(unneeded)];
  return GROUPS.flatMap((group) => {
    const own = told.filter((one) => groupOf(one) === group);
    const none = group === 'Unit Interior' ? nones : [];
    if (own.length + none.length === 0) return [];
    return [{ cells: [group], isGroup: true }, ...own.map((one) => rowOf(paper, one, hasCost)), ...none.map(unneeded)];
  });
}

/** A table of defects, or the word that stands for an empty one. */
export function drawDefects(paper: Urar36Paper, title: string, shown: Shown): void {
  paper.flow.need(90);
  paper.flow.say(title, { style: { face: 'bold', size: 9 }, gap: 3, role: 'label' });
  const rows = rowsOf(paper, shown);
  if (rows.length === 0) {
    paper.flow.say('None', { style: TEXT, gap: 8 });
    return;
  }
  const style = {
    x: LEFT,
    head: { ...SMALL, face: 'bold' as const },
    cell: SMALL,
    fill: '#dfe5ea',
    padding: 2.5,
    hyphen: hyphenOf(paper.brief.mess),
  };
  new Table(paper.sheet, paper.flow, shown.hasCost ? [...COLUMNS, COST] : COLUMNS, style).draw(rows);
}

/** The sums beneath the summary's table. */
export function drawTotals(paper: Urar36Paper, told: readonly Told[]): void {
  const { brief, sheet, flow } = paper;
  const repairs = told.filter(({ finding }) => finding.kinds[0] === 'repair');
  const sum = repairs.reduce((total, { cents }) => total + (cents?.[0] ?? 0), 0);
  const printed = printedMoney(brief.quirk === 'total_differs' ? sum + 60_000 : sum, brief.money);
  flow.need(40);
  const lines: readonly (readonly [string, string])[] = [
    ['Total Cost', printed],
    ['As Is Overall Condition Rating', 'C4'],
    ['Total Estimated Cost of Items Recommended for Repair', printed],
  ];
  for (const [label, value] of lines) {
    flow.y += 11;
    sheet.put(label, { x: LEFT + 250, y: flow.y }, { ...SMALL, face: 'bold' }, 'label');
    sheet.put(value, { x: LEFT + 488, y: flow.y }, SMALL);
  }
  flow.y += 8;
}

import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ownProps } from '../../theme/own-props.js';
import { toneColors, type Tone } from '../../theme/tones.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

export interface ChartBar {
  /** Also the key: `2026-11`. */
  readonly id: string;
  /** Under the bar, short: `Nov`. */
  readonly label: string;
  /** Over the bar, short: `$4.7k`; nothing over a bar of nothing. */
  readonly tip?: string;
  /** One size for each part, from the ground up. */
  readonly parts: readonly number[];
  /** The row of the table twin: its head, then a cell for each further column. */
  readonly row: readonly [string, ...string[]];
}

export interface BarChartProps {
  /** What is shown, as the table's caption. */
  readonly caption: string;
  /** The heads of the table twin's columns: what a bar stands for, its parts from the ground up, and what else there is. */
  readonly columns: readonly string[];
  readonly bars: readonly ChartBar[];
  /** The colors of the parts, from the ground up. */
  readonly tones: readonly Tone[];
}

/** Sizes in the drawing's own units; it is stretched to the room there is. */
const HEIGHT = 100;
const SLOT = 10;
const BAR = 6.4;
/** A part that is there is seen, however small beside the others. */
const LEAST = 1.5;

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  '& svg': { display: 'block', width: '100%', height: 132, overflow: 'visible' },
  '& .ground': { stroke: theme.vars.palette.lineStrong, vectorEffect: 'non-scaling-stroke' },
  '& .line': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', textAlign: 'center' },
  '& .tips': { ...theme.typography.caption, minHeight: '1.4em', fontWeight: 620 },
  '& .labels': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: theme.spacing(0.5) },
  // Twelve months side by side on a phone: smaller, and never cut.
  '& .line > span': { display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
  '& .legend': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    marginTop: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
  },
  '& .legend > span': { display: 'inline-flex', alignItems: 'center', gap: '0.5em' },
  [theme.breakpoints.down('sm')]: { '& .tips, & .labels': { fontSize: '0.625rem', letterSpacing: '-0.02em' } },
  '@media (forced-colors: active)': { '& rect': { fill: 'CanvasText' } },
}));

const Part = styled(
  'rect',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => ({
  fill: toneColors(theme, tone).main,
}));

const Swatch = styled(
  'i',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => ({
  width: 10,
  height: 10,
  backgroundColor: toneColors(theme, tone).main,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));

interface Placed {
  readonly y: number;
  readonly height: number;
}

/** Where the parts of a bar stand, one on the other. */
function stack(parts: readonly number[], most: number): Placed[] {
  let ground = HEIGHT;
  return parts.map((part) => {
    const height = part <= 0 || most <= 0 ? 0 : Math.max(LEAST, (part / most) * HEIGHT);
    ground = Math.max(0, ground - height);
    return { y: ground, height };
  });
}

const sizeOf = (bar: ChartBar): number => bar.parts.reduce((sum, part) => sum + Math.max(0, part), 0);

/** Bars side by side, for a look; the same figures as a table for whoever reads or hears. */
export function BarChart({ caption, columns, bars, tones }: BarChartProps): ReactElement {
  const most = Math.max(...bars.map(sizeOf), 0);
  const width = Math.max(1, bars.length) * SLOT;
  return (
    <Figure>
      <div aria-hidden>
        <div className="line tips">
          {bars.map(({ id, tip = '' }) => (
            <span key={id}>{tip}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
          {bars.map((bar, index) =>
            stack(bar.parts, most).map(({ y, height }, part) => (
              <Part
                key={`${bar.id} ${part}`}
                tone={tones[part] ?? 'slate'}
                x={index * SLOT + (SLOT - BAR) / 2}
                y={y}
                width={BAR}
                height={height}
              />
            )),
          )}
          <line className="ground" x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} />
        </svg>
        <div className="line labels">
          {bars.map(({ id, label }) => (
            <span key={id}>{label}</span>
          ))}
        </div>
        {tones.length > 1 ? <Legend names={columns.slice(1)} tones={tones} /> : null}
      </div>
      <TableTwin caption={caption} columns={columns} bars={bars} />
    </Figure>
  );
}

/** Which color is what, where a bar has several. */
function Legend({
  names,
  tones,
}: {
  readonly names: readonly string[];
  readonly tones: readonly Tone[];
}): ReactElement {
  return (
    <div className="legend">
      {tones.map((tone, index) => (
        <span key={tone}>
          <Swatch tone={tone} />
          {names[index]}
        </span>
      ))}
    </div>
  );
}

function TableTwin({ caption, columns, bars }: Omit<BarChartProps, 'tones'>): ReactElement {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, row: [head, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

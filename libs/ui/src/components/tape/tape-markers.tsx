import { useFormats } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ownProps } from '../../theme/own-props.js';
import { placeMarkers, type JoinMarkers, type PlacedLabel } from './marker-layout.js';
import type { TapeCell, TapeMarker } from './tape-layout.js';

/** Two columns to a cell: a marker stands at the line between them, in the middle of its day. */
const HalfCells = styled(
  'div',
  ownProps('count'),
)<{ count: number }>(({ count }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${2 * count}, minmax(0, 1fr))`,
}));

const Tick = styled(
  'i',
  ownProps('column'),
)<{ column: number }>(({ column }) => ({ gridRow: 1, gridColumn: `${2 * column} / span 1` }));

const Leader = styled(
  'i',
  ownProps('at'),
)<{ at: PlacedLabel }>(({ at }) => ({
  gridRow: `1 / ${at.level + 1}`,
  gridColumn: `${2 * at.column} / span 1`,
}));

const Words = styled(
  'div',
  ownProps('at'),
)<{ at: PlacedLabel }>(({ at }) => ({
  gridRow: at.level,
  gridColumn: `${at.start} / ${at.end}`,
  ...(at.alignEnd && { textAlign: 'right' }),
}));

export interface TapeMarkersProps {
  readonly markers: readonly TapeMarker[];
  readonly cells: readonly TapeCell[];
  readonly join: JoinMarkers | undefined;
  readonly legend: boolean | 'dated' | undefined;
}

/**
 * A tick for every marker, words where they have room, and the same as a list for who does not see them. A legend is
 * read away from the ticks: only the day, as it stands on the tape, says which of them is meant.
 */
export function TapeMarkers({ markers, cells, join, legend }: TapeMarkersProps): ReactElement {
  const { ticks, labels } = placeMarkers(markers, cells, join);
  const formats = useFormats();
  const listed = [...markers].sort((a, b) => a.date.localeCompare(b.date));
  return (
    <>
      <HalfCells className="ticks" count={cells.length} aria-hidden>
        {ticks.map((column) => (
          <Tick key={column} column={column} />
        ))}
      </HalfCells>
      <HalfCells className="under" count={cells.length} aria-hidden>
        {labels.map((at) => (
          <Leader key={`line ${at.column}`} at={at} />
        ))}
        {labels.map((at) => (
          <Words key={at.column} at={at} className={at.alignEnd ? 'words end' : 'words'}>
            <b>{at.label}</b>
            {at.detail}
          </Words>
        ))}
      </HalfCells>
      <ul className={legend === undefined || legend === false ? 'twin' : 'twin legend'}>
        {listed.map(({ date, label, detail }) => (
          <li key={`${date} ${label}`}>
            {legend === 'dated' ? <span className="day">{formats.plainDate(date)}</span> : null}
            <b>{label}</b> {detail}
          </li>
        ))}
      </ul>
    </>
  );
}

import { daysToClosing, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TapeMarkers } from './tape-markers.js';
import type { JoinMarkers } from './marker-layout.js';
import { tapeCells, type TapeCell, type TapeMarker } from './tape-layout.js';
import { Cell, Frame } from './tape-styles.js';
import { ownProps } from '../../theme/own-props.js';

export type { JoinMarkers } from './marker-layout.js';
export type { TapeMarker } from './tape-layout.js';

export interface TapeProps {
  /** The reader's own day. */
  readonly today: PlainDate;
  /** Null while no closing date is known: then there is no tape. */
  readonly closing: PlainDate | null;
  /** First day shown, such as the day of posting; today without it. */
  readonly from?: PlainDate;
  /** Days with a word under them; on phones only their ticks, unless there is a legend. */
  readonly markers?: readonly TapeMarker[];
  /** What is said of markers whose own words have no room beside each other; without it all words are listed. */
  readonly joinMarkers?: JoinMarkers;
  /** The markers' words as a list under the tape of a phone; dated where the words themselves say no day. */
  readonly legend?: boolean | 'dated';
  /** "Today" and "Closing · Fri, Dec 11" above the tape. */
  readonly captions?: boolean;
  /** Nothing is waited for: the tape ends with closing, also when that is past. */
  readonly ended?: boolean;
  /** A lower tape, for the head of a board. */
  readonly low?: boolean;
  readonly onPrussian?: boolean;
}

const Row = styled(
  'div',
  ownProps('count'),
)<{ count: number }>(({ count }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
}));

const Placed = styled(
  'div',
  ownProps('at'),
)<{ at: { readonly start: number; readonly end: number } }>(({ at }) => ({
  gridColumn: `${at.start} / ${at.end}`,
  gridRow: 1,
}));

function Captions({
  cells,
  closing,
}: {
  readonly cells: readonly TapeCell[];
  readonly closing: PlainDate;
}): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = cells.findIndex((cell) => cell.kind === 'today') + 1;
  return (
    <Row className="over" count={cells.length} aria-hidden>
      {today === 0 ? null : (
        <Placed at={{ start: today, end: cells.length + 1 }}>{formatMessage({ id: 'ui.tape.today' })}</Placed>
      )}
      <Placed at={{ start: 1, end: cells.length + 1 }} className="closing">
        {formatMessage({ id: 'ui.tape.closing' }, { date: formats.plainDate(closing) })}
      </Placed>
    </Row>
  );
}

/** A numeral that only a phone's tape has room for stands on no other, and the other way round. */
const numeralClass = ({ key, numbered }: TapeCell): string | undefined =>
  key ? (numbered ? 'key' : 'key narrow') : undefined;

/** The days to closing, one cell a day: the past drawn back, today framed, weekends darker, closing inverted. */
export function Tape(props: TapeProps): ReactElement | null {
  const { today, closing, from = today, captions = false, low = false, onPrussian = false } = props;
  const { markers = [], joinMarkers, legend, ended } = props;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (closing === null) return null;
  const cells = tapeCells({ from, today, closing, ended });
  const left = daysToClosing(today, closing);
  const sentence = formatMessage(
    { id: left < 0 ? 'ui.tape.sentence_past' : 'ui.tape.sentence' },
    { days: Math.abs(left), date: formats.plainDate(closing) },
  );
  return (
    <Frame low={low} onPrussian={onPrussian}>
      {captions ? <Captions cells={cells} closing={closing} /> : null}
      <Row className="cells" count={cells.length} role="img" aria-label={sentence}>
        {cells.map((cell) => (
          <Cell key={cell.date} cell={cell} low={low} onPrussian={onPrussian}>
            {cell.key || cell.numbered ? <span className={numeralClass(cell)}>{cell.label}</span> : null}
          </Cell>
        ))}
      </Row>
      <p className="sentence">{sentence}</p>
      {markers.length === 0 ? null : <TapeMarkers markers={markers} cells={cells} join={joinMarkers} legend={legend} />}
    </Frame>
  );
}

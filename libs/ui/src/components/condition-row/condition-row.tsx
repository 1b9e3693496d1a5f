import type { Cents, ShownConditionState } from '@cw/domain';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { stateLook } from '../../states/state-looks.js';
import { toneColors, type Tone } from '../../theme/tones.js';
import { StateChip } from '../chip/state-chip.js';
import { Money } from '../money/money.js';
import { PersonsWords } from '../persons-words/persons-words.js';
import { Tag } from '../tag/tag.js';
import { ownProps } from '../../theme/own-props.js';
import { PLACE_MARGIN } from '../../theme/tokens.js';

/** Rows of conditions in one flush panel, hairlines between them. */
export const ConditionList = styled('ul')({ '& > li:first-of-type': { borderTop: 0 } });

const Row = styled(
  'li',
  ownProps('awaits', 'tone'),
)<{ awaits: boolean; tone: Tone }>(({ theme, awaits, tone }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginTop: PLACE_MARGIN,
  ...(awaits && { boxShadow: `inset 4px 0 0 ${toneColors(theme, tone).main}` }),
  '& h3': theme.typography.subtitle1,
  '& .meta': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 2 },
  '& .right': { display: 'grid', gap: 4, justifyItems: 'end', alignContent: 'start' },
  '& .wide': { gridColumn: '2 / -1', minWidth: 0, display: 'grid', gap: theme.spacing(1.5) },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), alignItems: 'center' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    padding: theme.spacing(2),
    '& .right': { gridColumn: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' },
    '& .wide': { gridColumn: '1 / -1' },
    '& .actions > button, & .actions > a': { flex: '1 1 auto' },
  },
  // Large letters on a small phone: beside the tag there is no room for the word of a state.
  '@media (max-width: 13rem)': { '& .right': { gridColumn: '1 / -1' } },
}));

export interface ConditionRowProps {
  /** By what the fragment of an address names it: a link that leads here moves the focus. */
  readonly place?: string;
  readonly number: number;
  /** Undefined where the reader is not told. */
  readonly state: ShownConditionState | undefined;
  readonly title: string;
  /** Trade, place, who pays: joined with " · " by the caller. */
  readonly meta?: ReactNode;
  readonly cents?: Cents | null;
  /** It is the reader's turn: a colored edge on the left. */
  readonly awaitsReader?: boolean;
  /** Quote, evidence pair, banner. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

const toneOf = (state: ShownConditionState | undefined): Tone =>
  state === undefined ? 'slate' : stateLook('condition', state).tone;

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

/** One condition: its tag, what and where, price and state, then what belongs to it. Lives in a `ConditionList`. */
export function ConditionRow(props: ConditionRowProps): ReactElement {
  const { place, number, state, title, meta, cents = null, awaitsReader = false, children, actions } = props;
  return (
    <Row {...(place !== undefined && { id: place, tabIndex: -1 })} awaits={awaitsReader} tone={toneOf(state)}>
      <Tag number={number} state={state} />
      <div>
        <h3>
          <PersonsWords>{title}</PersonsWords>
        </h3>
        {isThere(meta) ? <p className="meta">{meta}</p> : null}
      </div>
      <div className="right">
        {cents === null ? null : <Money cents={cents} size="strong" />}
        {state === undefined ? null : <StateChip machine="condition" state={state} />}
      </div>
      {isThere(children) || isThere(actions) ? (
        <div className="wide">
          {children}
          {isThere(actions) ? <div className="actions">{actions}</div> : null}
        </div>
      ) : null}
    </Row>
  );
}

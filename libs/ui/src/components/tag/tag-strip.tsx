import type { ShownConditionState } from '@cw/domain';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { stateLook } from '../../states/state-looks.js';
import { toneColors, type Tone } from '../../theme/tones.js';
import { Tag } from './tag.js';
import { ownProps } from '../../theme/own-props.js';

const Row = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });

const Bit = styled(
  'span',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => ({
  width: 13,
  height: 16,
  backgroundColor: toneColors(theme, tone).main,
  clipPath: 'polygon(0 0, calc(100% - 4px) 0, 100% 4px, 100% 100%, 0 100%)',
  '@media (forced-colors: active)': { clipPath: 'none', border: '1px solid CanvasText' },
}));

export interface TagStripItem {
  readonly number: number;
  /** Undefined where the reader is not told. */
  readonly state: ShownConditionState | undefined;
}

export interface TagStripProps {
  readonly items: readonly TagStripItem[];
  /** Tags without numbers, for rows of a board. */
  readonly compact?: boolean;
}

/** The whole list at a glance. Hidden from readers: a sentence beside it must say the same. */
export function TagStrip({ items, compact = false }: TagStripProps): ReactElement {
  return (
    <Row aria-hidden>
      {items.map(({ number, state }) =>
        compact ? (
          <Bit key={number} tone={state === undefined ? 'slate' : stateLook('condition', state).tone} />
        ) : (
          <Tag key={number} number={number} state={state} size="small" />
        ),
      )}
    </Row>
  );
}

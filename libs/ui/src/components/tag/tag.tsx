import type { ShownConditionState } from '@cw/domain';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { stateLook } from '../../states/state-looks.js';
import { fontFamily } from '../../theme/tokens.js';
import { toneColors, type Tone } from '../../theme/tones.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { ownProps } from '../../theme/own-props.js';

export type TagSize = 'medium' | 'small';

const SIDE: Readonly<Record<TagSize, { side: string; font: string; cut: string }>> = {
  medium: { side: '2.125rem', font: '1rem', cut: '9px' },
  small: { side: '1.625rem', font: '0.8125rem', cut: '7px' },
};

const Shape = styled(
  'span',
  ownProps('tone', 'size'),
)<{
  tone: Tone;
  size: TagSize;
}>(({ theme, tone, size }) => {
  const color = toneColors(theme, tone);
  const { side, font, cut } = SIDE[size];
  return {
    display: 'inline-grid',
    placeItems: 'center',
    position: 'relative',
    flex: 'none',
    width: side,
    height: side,
    fontFamily: fontFamily.display,
    fontWeight: 640,
    fontSize: font,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: color.on,
    backgroundColor: color.main,
    clipPath: `polygon(0 0, calc(100% - ${cut}) 0, 100% ${cut}, 100% 100%, 0 100%)`,
    '@media (forced-colors: active)': { clipPath: 'none', border: '1px solid CanvasText' },
  };
});

export interface TagProps {
  /** The condition's number in its report's order, from 1. */
  readonly number: number;
  /** Colors the tag; without a state it is slate, as in a list that has none. */
  readonly state?: ShownConditionState | undefined;
  /** Wins over the state's color, as for a gap in a bid. */
  readonly tone?: Tone;
  readonly size?: TagSize;
}

/** A condition's number on a work tag with one cut corner. */
export function Tag({ number, state, tone, size = 'medium' }: TagProps): ReactElement {
  const { formatMessage } = useIntl();
  const shown = tone ?? (state === undefined ? 'slate' : stateLook('condition', state).tone);
  return (
    <Shape tone={shown} size={size}>
      <span>
        <VisuallyHidden>{formatMessage({ id: 'ui.tag.condition' })} </VisuallyHidden>
        {number}
      </span>
    </Shape>
  );
}

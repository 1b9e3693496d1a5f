import { styled } from '@mui/material/styles';
import type { Presence } from '@cw/domain';
import type { ReactElement } from 'react';
import { stateLook } from '../../states/state-looks.js';
import { ownProps } from '../../theme/own-props.js';
import { toneColors, type Tone } from '../../theme/tones.js';

const Mark = styled(
  'span',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => ({ display: 'inline-flex', color: toneColors(theme, tone).main }));

/** RT-04: whether somebody is there, by shape and color; the word stands beside it, or is given to whoever listens. */
export function PresenceGlyph({ presence }: { readonly presence: Presence }): ReactElement {
  const { glyph: Glyph, tone } = stateLook('presence', presence);
  return (
    <Mark tone={tone}>
      <Glyph />
    </Mark>
  );
}

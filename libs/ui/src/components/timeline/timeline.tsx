import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GlyphComponent } from '../../icons/glyphs/glyph.js';
import { CheckGlyph, CrossedRingGlyph, HalfGlyph, RingGlyph } from '../../icons/glyphs/state-glyphs.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

/** What was tried in vain is behind as well, and done all the same it is not. */
export type TimelinePlace = 'done' | 'failed' | 'now' | 'next';

export interface TimelineItem {
  readonly title: ReactNode;
  /** Date and what happened. */
  readonly detail?: ReactNode;
  readonly place: TimelinePlace;
  /** In place of the usual shape. */
  readonly glyph?: GlyphComponent;
}

const GLYPH: Readonly<Record<TimelinePlace, GlyphComponent>> = {
  done: CheckGlyph,
  failed: CrossedRingGlyph,
  now: HalfGlyph,
  next: RingGlyph,
};

const List = styled('ol')(({ theme }) => {
  const { success, error, primary, lineStrong, text } = theme.vars.palette;
  const dashed = `repeating-linear-gradient(${lineStrong} 0 3px, transparent 3px 7px)`;
  return {
    '& li': { position: 'relative', padding: theme.spacing(0, 0, 2, 4.25) },
    '& li:last-of-type': { paddingBottom: 0 },
    '& li::before': { content: '""', position: 'absolute', left: 9, top: 24, bottom: 0, width: 2, background: dashed },
    '& li:last-of-type::before': { display: 'none' },
    '& .done::before': { background: success.main },
    '& li > svg': { position: 'absolute', left: 0, top: 2, color: lineStrong },
    '& .done > svg': { color: success.main },
    '& .failed > svg': { color: error.main },
    '& .now > svg': { color: primary.main },
    '& b': { display: 'block', fontWeight: 650 },
    '& .detail': { ...theme.typography.body2, color: text.secondary, overflowWrap: 'break-word', hyphens: 'auto' },
  };
});

export interface TimelineProps {
  readonly items: readonly TimelineItem[];
}

/** Done, failed, now, next: shape, line and word. */
export function Timeline({ items }: TimelineProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <List>
      {items.map(({ title, detail, place, glyph }, index) => {
        const Glyph = glyph ?? GLYPH[place];
        return (
          <li key={index} className={place} {...(place === 'now' && { 'aria-current': 'step' as const })}>
            <Glyph size={20} />
            <b>
              {title}
              {place === 'done' ? <VisuallyHidden> {formatMessage({ id: 'ui.timeline.done' })}</VisuallyHidden> : null}
            </b>
            {detail === undefined ? null : <div className="detail">{detail}</div>}
          </li>
        );
      })}
    </List>
  );
}

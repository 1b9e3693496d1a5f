import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { ownProps } from '../../theme/own-props.js';
import { radius } from '../../theme/tokens.js';

const Place = styled(
  'article',
  ownProps('mine', 'joined'),
)<{ mine: boolean; joined: boolean }>(({ theme, mine, joined }) => ({
  display: 'grid',
  justifyItems: mine ? 'end' : 'start',
  gap: 4,
  padding: theme.spacing(joined ? 0.5 : 1.5, 2, 0),
  '& > header': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 1),
    color: theme.vars.palette.text.secondary,
    '& strong': { fontWeight: 650, color: theme.vars.palette.text.primary },
  },
  '& > footer': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 1.5),
    color: theme.vars.palette.text.secondary,
    '& .MuiButton-root': { minHeight: 28, padding: theme.spacing(0, 0.5), fontSize: 'inherit', marginInlineStart: 0 },
    // Its words begin where the bubble does; after others it keeps their distance.
    '& > .MuiButton-root:first-child': { marginInlineStart: `calc(-1.5px - ${theme.spacing(0.5)})` },
    '& .quiet': { color: 'inherit', fontWeight: 400 },
  },
  // What is seldom wanted comes with the pointer or the keyboard; a finger has neither.
  '@media (hover: hover)': {
    '& > footer .quiet': { opacity: 0 },
    '&:hover > footer .quiet, & > footer .quiet:focus-visible': { opacity: 1 },
  },
}));

const Ground = styled(
  'div',
  ownProps('mine', 'looks'),
)<{ mine: boolean; looks: BubbleLooks }>(({ theme, mine, looks }) => {
  const { primary, background, divider, sunk, error, text } = theme.vars.palette;
  const isQuiet = looks === 'gone';
  return {
    display: 'grid',
    gap: theme.spacing(1),
    maxWidth: 'min(36rem, 88%)',
    padding: theme.spacing(1, 1.5),
    borderRadius: radius.panel,
    border: `1px solid ${mine ? 'transparent' : divider}`,
    backgroundColor: mine ? primary.soft : background.paper,
    overflowWrap: 'anywhere',
    ...(mine ? { borderTopRightRadius: 0 } : { borderTopLeftRadius: 0 }),
    ...(isQuiet && { backgroundColor: sunk, color: text.secondary, borderColor: 'transparent' }),
    ...(looks === 'failed' && { border: `1px solid ${error.main}`, backgroundColor: background.paper }),
    ...(looks === 'waiting' && { borderStyle: 'dashed', borderColor: theme.vars.palette.lineStrong }),
    ...(looks === 'found' && { outline: `2px solid ${primary.main}`, outlineOffset: 2 }),
    '& .words': { whiteSpace: 'pre-wrap' },
    '@media (forced-colors: active)': { border: '1px solid' },
  };
});

export type BubbleLooks = 'plain' | 'waiting' | 'failed' | 'gone' | 'found';

export interface MessageBubbleProps {
  /** Of the reader's own. */
  readonly mine: boolean;
  readonly looks?: BubbleLooks;
  /** It goes on where the message before it stopped: who writes stands there. */
  readonly joined?: boolean;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** One message: who and when above, the words, and under them how far it has come. */
export function MessageBubble(props: MessageBubbleProps): ReactElement {
  const { mine, looks = 'plain', joined = false, header, footer, children } = props;
  return (
    <Place mine={mine} joined={joined}>
      {header === undefined ? null : <header>{header}</header>}
      <Ground mine={mine} looks={looks}>
        {children}
      </Ground>
      {footer === undefined ? null : <footer>{footer}</footer>}
    </Place>
  );
}

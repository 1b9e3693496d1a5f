import { IconButton, SearchIcon, styled, Tooltip } from '@cw/ui';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLatePiece } from '../../app/loading/late-piece.js';
import type { SearchedPage } from './choices.js';

const loadDialog = async () => (await import('./search-dialog.js')).SearchDialog;

/** An icon on a phone; on a desk it looks like the field that it opens, with the keys that do the same. */
const Opener = styled(IconButton)(({ theme }) => {
  const { lineStrong, background, text, primary } = theme.vars.palette;
  return {
    '& > .word': { display: 'none' },
    [theme.breakpoints.up('md')]: {
      justifyContent: 'flex-start',
      gap: theme.spacing(1.25),
      width: '100%',
      padding: theme.spacing(0.75, 1.25, 0.75, 1.5),
      border: `1.5px solid ${lineStrong}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: background.paper,
      color: text.secondary,
      '&:hover': { borderColor: primary.main, backgroundColor: background.paper },
      '& > .word': { ...theme.typography.body2, display: 'inline', flex: 1, textAlign: 'left' },
      '&::after': {
        content: 'attr(data-keys)',
        ...theme.typography.caption,
        padding: '0 0.375rem',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 3,
      },
      '@container (max-width: 13rem)': { '&::after': { display: 'none' } },
    },
  };
});

const isApple = /mac|iphone|ipad/iu.test(navigator.userAgent);

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

export interface SearchButtonProps {
  readonly userId: string;
  /** Pages of the workspace, found by their names. */
  readonly pages: readonly SearchedPage[];
}

/** SHELL-07: opens the search over everything; Ctrl/Cmd+K does it from anywhere. */
export function SearchButton({ userId, pages }: SearchButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const { Piece: SearchDialog, fetchPiece } = useLatePiece(loadDialog);
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const show = useCallback((): void => {
    // What was looked for the last time is gone, as a new search begins.
    setOpened((before) => before + 1);
    setOpen(true);
    fetchPiece();
  }, [fetchPiece]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event) || event.defaultPrevented) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [show]);

  const label = formatMessage({ id: 'shell.search.label' });
  return (
    <>
      <Tooltip title={formatMessage({ id: isApple ? 'shell.search.tip_apple' : 'shell.search.tip' })}>
        <Opener
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          data-keys={isApple ? '⌘K' : 'Ctrl K'}
          onClick={show}
        >
          <SearchIcon />
          <span className="word">{label}</span>
        </Opener>
      </Tooltip>
      {opened === 0 || SearchDialog === undefined ? null : (
        <SearchDialog key={opened} open={open} userId={userId} pages={pages} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

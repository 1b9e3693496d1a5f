import { choosePresence, usePresenceChoice, type AppState, type PresenceChoice } from '@cw/api-client';
import type { Presence } from '@cw/domain';
import { ButtonBase, ChevronDownIcon, PresenceGlyph, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLatePiece } from '../loading/late-piece.js';
import { loadPresenceChoices } from './pieces.js';

const Opener = styled(ButtonBase)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 32,
  padding: theme.spacing(0.25, 0.75),
  marginLeft: theme.spacing(-0.75),
  borderRadius: theme.shape.borderRadius,
  ...theme.typography.body2,
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
  '&[data-collapsed="true"]': { justifyContent: 'center', width: 44, minHeight: 44, margin: 0 },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

/** Nobody sees somebody online whose page does not hear the server. */
function useShown(userId: string): Presence {
  const choice = usePresenceChoice(userId);
  const state = useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state);
  return state === 'connected' || state === 'connecting' ? choice : 'offline';
}

export interface PresenceMenuProps {
  readonly userId: string;
  readonly collapsed: boolean;
}

/** RT-04: how the reader is seen, and the choice of it. */
export function PresenceMenu({ userId, collapsed }: PresenceMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Piece: Choices, fetchPiece: fetchChoices } = useLatePiece(loadPresenceChoices);
  const shown = useShown(userId);
  const chosen = usePresenceChoice(userId);
  const word = formatMessage({ id: `states.presence.${shown}` });
  const label = formatMessage({ id: 'shell.presence.label' }, { status: word });
  const choose = (choice: PresenceChoice): void => {
    choosePresence(userId, choice);
    setAnchor(null);
  };
  return (
    <>
      <Opener
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-collapsed={collapsed}
        onClick={(event) => {
          fetchChoices();
          setAnchor(event.currentTarget);
        }}
      >
        <PresenceGlyph presence={shown} />
        {collapsed ? null : (
          <>
            {word}
            <ChevronDownIcon size={16} />
          </>
        )}
      </Opener>
      {Choices === undefined ? null : (
        <Choices anchor={anchor} chosen={chosen} onChoose={choose} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

import {
  choosePresence,
  PRESENCE_CHOICES,
  usePresenceChoice,
  type AppState,
  type PresenceChoice,
} from '@cw/api-client';
import type { Presence } from '@cw/domain';
import { ButtonBase, ChevronDownIcon, Menu, MenuItem, PresenceGlyph, styled, VisuallyHidden } from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

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

const Choice = styled(MenuItem)(({ theme }) => ({
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '& > svg': { flex: 'none', marginTop: '0.2em' },
  '& b': { display: 'block', fontWeight: 620 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, whiteSpace: 'normal' },
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
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PresenceGlyph presence={shown} />
        {collapsed ? null : (
          <>
            {word}
            <ChevronDownIcon size={16} />
          </>
        )}
      </Opener>
      <VisuallyHidden>
        <span id={titleId}>
          <FormattedMessage id="shell.presence.menu" />
        </span>
      </VisuallyHidden>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-labelledby': titleId } }}
      >
        {PRESENCE_CHOICES.map((choice) => (
          <Choice
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen}
            selected={choice === chosen}
            onClick={() => choose(choice)}
          >
            <PresenceGlyph presence={choice} />
            <span>
              <b>
                <FormattedMessage id={`states.presence.${choice}`} />
              </b>
              <small>
                <FormattedMessage id={`shell.presence.hint.${choice}`} />
              </small>
            </span>
          </Choice>
        ))}
      </Menu>
    </>
  );
}

import { PRESENCE_CHOICES, type PresenceChoice } from '@cw/api-client';
import { Menu, MenuItem, PresenceGlyph, styled, VisuallyHidden } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

const Choice = styled(MenuItem)(({ theme }) => ({
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '& > svg': { flex: 'none', marginTop: '0.2em' },
  '& b': { display: 'block', fontWeight: 620 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, whiteSpace: 'normal' },
}));

export interface PresenceChoicesProps {
  /** The button that was pressed, while the menu is open. */
  readonly anchor: HTMLElement | null;
  readonly chosen: PresenceChoice;
  readonly onChoose: (choice: PresenceChoice) => void;
  readonly onClose: () => void;
}

/** RT-04: how the reader may be seen. */
export function PresenceChoices({ anchor, chosen, onChoose, onClose }: PresenceChoicesProps): ReactElement {
  const titleId = useId();
  return (
    <>
      <VisuallyHidden>
        <span id={titleId}>
          <FormattedMessage id="shell.presence.menu" />
        </span>
      </VisuallyHidden>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
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
            onClick={() => onChoose(choice)}
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

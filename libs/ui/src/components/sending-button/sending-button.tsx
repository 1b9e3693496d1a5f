import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ownProps } from '../../theme/own-props.js';

// Both texts lie in one cell, so the button is as wide as the longer one all the time.
const Stack = styled(
  'span',
  ownProps('sending'),
)<{ sending: boolean }>(({ sending }) => ({
  display: 'inline-grid',
  alignItems: 'center',
  justifyItems: 'center',
  '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: '0.5em' },
  // Inherited, for a button that is hidden itself says neither.
  '& > .rest': { visibility: sending ? 'hidden' : 'inherit' },
  '& > .busy': { visibility: sending ? 'inherit' : 'hidden' },
}));

export interface SendingButtonProps extends ButtonProps {
  readonly sending: boolean;
  /** "Sending…" without it. */
  readonly sendingText?: string;
}

/** A button whose second press does nothing while the first is on its way; it keeps its width and its focus. */
export function SendingButton({
  sending,
  sendingText,
  children,
  onClick,
  startIcon,
  ...button
}: SendingButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (sending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <Button {...button} {...(sending && { 'aria-disabled': true })} onClick={press}>
      <Stack sending={sending}>
        <span className="rest" aria-hidden={sending}>
          {startIcon}
          {children}
        </span>
        <span className="busy" aria-hidden={!sending}>
          {sendingText ?? formatMessage({ id: 'ui.sending_button.sending' })}
        </span>
      </Stack>
    </Button>
  );
}

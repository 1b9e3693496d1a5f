import { parseDollars } from '@cw/domain';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EyeIcon, EyeOffIcon } from '../../icons/interface-icons.js';
import { TextField, type TextFieldProps } from './text-field.js';

export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'rows' | 'prefix' | 'suffix' | 'align' | 'inputMode'>;

const DOLLAR_SIGN = /^\s*\$\s*/u;

/** The field has a dollar sign already: one that was typed goes, as an edit that the form hears of. */
function dropDollarSign(input: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = input;
  if (!DOLLAR_SIGN.test(value) || parseDollars(value) === undefined) return;
  input.setRangeText(value.replace(DOLLAR_SIGN, ''), 0, value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Dollars as the reader types them; the form reads the text with `parseDollars`, so nothing typed is lost. */
export function MoneyField({ onBlur, ...props }: MoneyFieldProps): ReactElement {
  const leave: MoneyFieldProps['onBlur'] = (event) => {
    dropDollarSign(event.target);
    onBlur?.(event);
  };
  return <TextField {...props} onBlur={leave} inputMode="decimal" autoComplete="off" prefix="$" align="right" />;
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'rows' | 'prefix' | 'suffix' | 'align' | 'inputMode'>;

/** A password that its owner may look at. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const label = formatMessage({ id: shown ? 'ui.password_field.hide' : 'ui.password_field.show' });
  return (
    <TextField
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton edge="end" aria-label={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}

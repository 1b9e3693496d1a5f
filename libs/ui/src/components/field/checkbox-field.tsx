import { styled } from '@mui/material/styles';
import type { ChangeEventHandler, FocusEventHandler, ReactElement, Ref } from 'react';
import { WarningIcon } from '../../icons/interface-icons.js';
import { ChoiceBox, ChoiceRow } from './choice-box.js';
import { describedBy, fieldId, type FieldTexts } from './field-frame.js';
import { ownProps } from '../../theme/own-props.js';

const Frame = styled(
  'div',
  ownProps('faulty'),
)<{ faulty: boolean }>(({ theme, faulty }) => ({
  ...(faulty && { borderLeft: `4px solid ${theme.vars.palette.error.main}`, paddingLeft: theme.spacing(2) }),
  '& .fault': {
    display: 'flex',
    gap: '0.4em',
    fontSize: '0.9rem',
    fontWeight: 620,
    color: theme.vars.palette.error.main,
  },
}));

/** Takes what react-hook-form's `register(name)` returns; `checked` only under a Controller. */
export interface CheckboxFieldProps extends Omit<FieldTexts, 'optional'> {
  readonly name: string;
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly value?: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly disabled?: boolean;
}

/** One yes or no, such as consent. */
export function CheckboxField({
  label,
  hint,
  error,
  name,
  id: ownId,
  ref,
  ...control
}: CheckboxFieldProps): ReactElement {
  const id = ownId ?? fieldId(name);
  return (
    <Frame faulty={error !== undefined}>
      {error === undefined ? null : (
        <p className="fault" id={`${id}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
      <ChoiceRow htmlFor={id}>
        <ChoiceBox
          {...control}
          ref={ref}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span className="words">
          {label}
          {hint === undefined ? null : (
            <span className="note" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </ChoiceRow>
    </Frame>
  );
}

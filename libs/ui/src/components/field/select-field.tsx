import { styled } from '@mui/material/styles';
import type { ChangeEventHandler, FocusEventHandler, ReactElement, Ref } from 'react';
import { ChevronDownIcon } from '../../icons/interface-icons.js';
import { describedBy, fieldId, FieldFrame, type FieldTexts } from './field-frame.js';

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  '& > svg': { position: 'absolute', right: 12, top: 'calc(50% - 0.625em)', pointerEvents: 'none' },
});

const Control = styled('select')(({ theme }) => {
  const { background, lineStrong, text, error, sunk } = theme.vars.palette;
  return {
    appearance: 'none',
    width: '100%',
    minHeight: 46,
    padding: '0.5rem 2.5rem 0.5rem 0.75rem',
    border: `1.5px solid ${lineStrong}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: background.paper,
    color: text.primary,
    font: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:hover': { borderColor: text.secondary },
    '&[aria-invalid="true"]': { border: `2px solid ${error.main}` },
    '&:disabled': { backgroundColor: sunk, cursor: 'not-allowed' },
  };
});

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Takes what react-hook-form's `register(name)` returns; `value` only under a Controller. */
export interface SelectFieldProps extends FieldTexts {
  readonly name: string;
  readonly id?: string;
  readonly ref?: Ref<HTMLSelectElement>;
  readonly options: readonly SelectOption[];
  /** Text of an empty first choice; without it the first option is chosen. */
  readonly emptyLabel?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
  readonly onBlur?: FocusEventHandler<HTMLSelectElement>;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

/** The platform's own list, which every phone and reader knows. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { label, hint, error, optional, id: ownId, name, options, emptyLabel, ...control } = props;
  const id = ownId ?? fieldId(name);
  return (
    <FieldFrame {...{ id, label, hint, error }} {...(optional !== undefined && { optional })}>
      <Frame>
        <Control
          {...control}
          id={id}
          name={name}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDownIcon />
      </Frame>
    </FieldFrame>
  );
}

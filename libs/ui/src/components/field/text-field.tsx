import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputTypeAttribute,
  ReactElement,
  ReactNode,
  Ref,
} from 'react';
import { describedBy, fieldId, FieldFrame, type FieldTexts } from './field-frame.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Takes what react-hook-form's `register(name)` returns; `value` only under a Controller. */
export interface TextFieldProps extends FieldTexts {
  readonly name: string;
  /** `field-<name>` without it. */
  readonly id?: string;
  readonly ref?: Ref<Control>;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<Control>;
  readonly onBlur?: FocusEventHandler<Control>;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | 'url';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly min?: string | number;
  readonly max?: string | number;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** A `ConfirmDialog` puts the cursor into its field by itself; nothing else should take focus on its own. */
  readonly autoFocus?: boolean;
  readonly spellCheck?: boolean;
  /** Language of what is typed, when it is not the page's. */
  readonly lang?: string;
  /** Rows of a text of several lines; without it one line. */
  readonly rows?: number;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly align?: 'left' | 'right';
  /** What stands in place of the browser's own parts while the field is marked `data-empty` and nobody is in it. */
  readonly inPlace?: string;
}

const adornment = (position: 'start' | 'end', content: ReactNode): ReactElement | undefined =>
  content === undefined ? undefined : (
    <InputAdornment position={position} disableTypography>
      {content}
    </InputAdornment>
  );

/**
 * The words lie over the parts, which stay where they are, to be pressed. Firefox draws only letters for the parts of an
 * empty field (mm/dd/yyyy), which nobody takes for a value, and lets them be styled by nobody.
 */
const IN_PLACE = {
  '@supports not (-moz-appearance: none)': {
    '&:has(> input[data-empty]):not(:focus-within)': {
      '&::before': {
        content: 'attr(data-in-place)',
        position: 'absolute',
        left: '0.75rem',
        color: 'text.secondary',
        pointerEvents: 'none',
      },
      '& input::-webkit-datetime-edit, & input::-webkit-date-and-time-value': { opacity: 0 },
    },
  },
} as const;

/** One line of text, or several with `rows`. */
export function TextField(props: TextFieldProps): ReactElement {
  const {
    label,
    hint,
    error,
    optional,
    name,
    ref,
    rows,
    prefix,
    suffix,
    align,
    inPlace,
    disabled,
    readOnly,
    type,
    ...rest
  } = props;
  const { value, defaultValue, onChange, onBlur, autoComplete, placeholder, ...native } = rest;
  const id = props.id ?? fieldId(name);
  return (
    <FieldFrame {...{ id, label, hint, error }} {...(optional !== undefined && { optional })}>
      <OutlinedInput
        id={id}
        name={name}
        inputRef={ref}
        type={type ?? 'text'}
        error={error !== undefined}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
        startAdornment={adornment('start', prefix)}
        endAdornment={adornment('end', suffix)}
        {...(rows !== undefined && { inputComponent: 'textarea' })}
        {...{ value, defaultValue, onChange, onBlur, autoComplete, placeholder }}
        {...(inPlace !== undefined && { 'data-in-place': inPlace, sx: IN_PLACE })}
        {...(align === 'right' && { sx: { '& input': { textAlign: 'right' } } })}
        slotProps={{
          input: {
            ...native,
            ...(rows !== undefined && { rows }),
            'aria-describedby': describedBy(id, { hint, error }),
          },
        }}
      />
    </FieldFrame>
  );
}

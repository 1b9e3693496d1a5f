import { styled } from '@mui/material/styles';
import type { ChangeEventHandler, FocusEventHandler, ReactElement, ReactNode, Ref } from 'react';
import type { IconComponent } from '../../icons/stroke-icon.js';
import { CheckIcon } from '../../icons/interface-icons.js';
import { radius } from '../../theme/tokens.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { ChoiceBox, ChoiceRow } from './choice-box.js';
import { fieldId, FieldGroup, type FieldTexts } from './field-frame.js';
import { ownProps } from '../../theme/own-props.js';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: IconComponent;
  readonly disabled?: boolean;
}

/** Takes what react-hook-form's `register(name)` returns; `selected` only under a Controller. */
export interface ChoiceGroupProps extends FieldTexts {
  readonly name: string;
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly choices: readonly Choice[];
  /** The chosen values, for a controlled group. */
  readonly selected?: readonly string[];
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
}

interface GroupOfTypeProps extends ChoiceGroupProps {
  readonly type: 'checkbox' | 'radio';
}

interface PickGroupProps extends GroupOfTypeProps {
  /** In one frame, which never takes a second line. */
  readonly joined: boolean;
}

const chosen = (selected: readonly string[] | undefined, value: string): { checked?: boolean } =>
  selected === undefined ? {} : { checked: selected.includes(value) };

function ListGroup({
  type,
  name,
  id: ownId,
  ref,
  choices,
  selected,
  onChange,
  onBlur,
  ...texts
}: GroupOfTypeProps): ReactElement {
  const id = ownId ?? fieldId(name);
  return (
    <FieldGroup id={id} {...texts}>
      {choices.map((choice) => (
        <ChoiceRow key={choice.value}>
          <ChoiceBox
            {...chosen(selected, choice.value)}
            {...{ ref, type, name, onChange, onBlur, disabled: choice.disabled ?? false }}
            value={choice.value}
            aria-invalid={texts.error !== undefined}
          />
          <span className="words">
            {choice.label}
            {choice.note === undefined ? null : <span className="note">{choice.note}</span>}
          </span>
        </ChoiceRow>
      ))}
    </FieldGroup>
  );
}

/** One of a few, each on its line. */
export const RadioGroup = (props: ChoiceGroupProps): ReactElement => <ListGroup {...props} type="radio" />;

/** Any of a few, each on its line. */
export const CheckboxGroup = (props: ChoiceGroupProps): ReactElement => <ListGroup {...props} type="checkbox" />;

const Picks = styled(
  'div',
  ownProps('joined'),
)<{ joined: boolean }>(({ theme, joined }) => {
  const { primary, lineStrong, background, text, sunk, focus } = theme.vars.palette;
  return {
    display: 'flex',
    // In large letters a joined one, too, goes on in the next line.
    flexWrap: 'wrap',
    gap: joined ? '4px 0' : theme.spacing(1),
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      flex: joined ? '1 1 0' : 'none',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      gap: '0.5em',
      minWidth: joined ? 'min-content' : 0,
      // In one frame it stands beside fields of one line, as high as they are.
      minHeight: joined ? 46 : 44,
      maxWidth: '100%',
      padding: joined ? '0.375rem 0.5rem' : '0.375rem 0.875rem 0.375rem 0.75rem',
      border: `1.5px solid ${lineStrong}`,
      borderRadius: joined ? 0 : radius.control,
      backgroundColor: background.paper,
      color: text.primary,
      fontSize: '0.9375rem',
      lineHeight: 1.3,
      fontWeight: 560,
      cursor: 'pointer',
    },
    '& label:hover': { backgroundColor: sunk },
    ...(joined && {
      '& label + label': { marginLeft: -1.5 },
      '& label:first-of-type': { borderRadius: `${radius.control}px 0 0 ${radius.control}px` },
      '& label:last-of-type': { borderRadius: `0 ${radius.control}px ${radius.control}px 0` },
    }),
    '& label:has(:checked)': {
      zIndex: 1,
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      backgroundColor: primary.soft,
      fontWeight: 650,
    },
    '& label:has(:focus-visible)': { zIndex: 2, outline: `3px solid ${focus}`, outlineOffset: 2 },
    '& label:has(:disabled)': {
      borderStyle: 'dashed',
      backgroundColor: sunk,
      color: text.disabled,
      cursor: 'not-allowed',
    },
    '& .on': { display: 'none' },
    '& :checked ~ .on': { display: 'inline' },
    '& :checked ~ .off': { display: 'none' },
    '@media (forced-colors: active)': {
      '& label:has(:checked)': { outline: '2px solid Highlight' },
      '& label:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' },
    },
  };
});

function PickGroup({
  type,
  joined,
  name,
  id: ownId,
  ref,
  choices,
  selected,
  onChange,
  onBlur,
  ...texts
}: PickGroupProps): ReactElement {
  const id = ownId ?? fieldId(name);
  return (
    <FieldGroup id={id} {...texts}>
      <Picks joined={joined}>
        {choices.map(({ value, label, icon: Icon, disabled = false }) => (
          <label key={value}>
            <VisuallyHidden
              as="input"
              {...chosen(selected, value)}
              {...{ ref, type, name, onChange, onBlur, disabled, value }}
              aria-invalid={texts.error !== undefined}
            />
            {type === 'checkbox' ? <CheckIcon className="on" /> : null}
            {Icon === undefined ? null : <Icon {...(type === 'checkbox' && { className: 'off' })} />}
            <span>{label}</span>
          </label>
        ))}
      </Picks>
    </FieldGroup>
  );
}

/** One of two to four short words, side by side in one frame. */
export const SegmentedField = (props: ChoiceGroupProps): ReactElement => <PickGroup {...props} type="radio" joined />;

/** One of several short words, which take a second line where one is too narrow. */
export const PickOneField = (props: ChoiceGroupProps): ReactElement => (
  <PickGroup {...props} type="radio" joined={false} />
);

/** Any of several short words, such as trades. */
export const PickField = (props: ChoiceGroupProps): ReactElement => (
  <PickGroup {...props} type="checkbox" joined={false} />
);

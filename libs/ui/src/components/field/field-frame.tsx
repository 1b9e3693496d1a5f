import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { WarningIcon } from '../../icons/interface-icons.js';
import { ownProps } from '../../theme/own-props.js';

/** What every field says about itself. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Under the label, before anything is typed. */
  readonly hint?: ReactNode;
  /** The localized fault; its wording is the error summary's too. */
  readonly error?: ReactNode;
  /** Marks the label; required fields are not marked. */
  readonly optional?: boolean;
}

/** The id of the control of a form field, so that an error summary finds it. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined => {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
};

const Frame = styled(
  'div',
  ownProps('faulty'),
)<{ faulty: boolean }>(({ theme, faulty }) => ({
  border: 0,
  margin: 0,
  minWidth: 0,
  padding: 0,
  ...(faulty && { borderLeft: `4px solid ${theme.vars.palette.error.main}`, paddingLeft: theme.spacing(2) }),
  '& > .name': { ...theme.typography.label, display: 'block', marginBottom: '0.375rem', padding: 0 },
  '& .optional': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: '-0.125rem 0 0.375rem' },
  '& .fault': {
    display: 'flex',
    gap: '0.4em',
    alignItems: 'flex-start',
    margin: '0 0 0.375rem',
    fontSize: '0.9rem',
    lineHeight: 1.4,
    fontWeight: 620,
    color: theme.vars.palette.error.main,
    '& svg': { marginTop: '0.1em' },
  },
}));

function Notes({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { readonly id: string }): ReactElement {
  return (
    <>
      {hint === undefined ? null : (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error === undefined ? null : (
        <p className="fault" id={`${id}-error`}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

function Mark({ optional = false }: { readonly optional: boolean | undefined }): ReactElement | null {
  const { formatMessage } = useIntl();
  return optional ? <span className="optional"> {formatMessage({ id: 'ui.field.optional' })}</span> : null;
}

export interface FieldFrameProps extends FieldTexts {
  /** Id of the control; its hint and its error are `<id>-hint` and `<id>-error`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, hint under it, fault between hint and control, a brick edge on a faulty field. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps): ReactElement {
  return (
    <Frame faulty={error !== undefined}>
      <label className="name" htmlFor={id}>
        {label}
        <Mark optional={optional} />
      </label>
      <Notes id={id} hint={hint} error={error} />
      {children}
    </Frame>
  );
}

/** The same for a group of controls: the label is the group's legend. */
export function FieldGroup({ id, label, hint, error, optional, children }: FieldFrameProps): ReactElement {
  return (
    <Frame as="fieldset" faulty={error !== undefined} id={id} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="name">
        {label}
        <Mark optional={optional} />
      </legend>
      <Notes id={id} hint={hint} error={error} />
      {children}
    </Frame>
  );
}

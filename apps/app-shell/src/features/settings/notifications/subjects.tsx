import type { SessionUser } from '@cw/api-client';
import { canConcern } from '@cw/domain';
import { CheckboxField, Panel, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { SUBJECT_GROUPS } from './notice-groups.js';
import type { PreferenceAnswers } from './preference-answers.js';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: theme.spacing(2, 4),
  '& fieldset': { border: 0, margin: 0, padding: 0, minWidth: 0 },
  '& legend': {
    ...theme.typography.body2,
    fontWeight: 650,
    width: '100%',
    padding: theme.spacing(0, 0, 0.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    marginBottom: theme.spacing(0.5),
  },
}));

/** These say by their name what they govern. */
const PLAIN = ['bidAccepted', 'bidRejected'] as const;
type Plain = (typeof PLAIN)[number];
type Switch = (typeof SUBJECT_GROUPS)[number]['switches'][number];
const isPlain = (name: Switch): name is Plain => PLAIN.some((plain) => plain === name);

const switchesFor = (switches: readonly Switch[], { role }: SessionUser): readonly Switch[] =>
  switches.filter((name) => canConcern(name, role));

export interface SubjectsProps {
  readonly user: SessionUser;
  readonly form: UseFormReturn<PreferenceAnswers>;
}

/** What a person wants to be told about, of what can reach it at all. */
export function Subjects({ user, form }: SubjectsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Panel
      title={<FormattedMessage id="settings.notifications.about" />}
      subtitle={<FormattedMessage id="settings.notifications.about_text" />}
    >
      <Groups>
        {SUBJECT_GROUPS.map(({ id, switches }) => (
          <fieldset key={id}>
            <legend>
              <FormattedMessage id={`settings.group.${id}`} />
            </legend>
            {switchesFor(switches, user).map((name) => (
              <CheckboxField
                key={name}
                {...field(name)}
                label={formatMessage({ id: `settings.preference.${name}` })}
                {...(!isPlain(name) && { hint: formatMessage({ id: `settings.preference_hint.${name}` }) })}
              />
            ))}
          </fieldset>
        ))}
      </Groups>
    </Panel>
  );
}

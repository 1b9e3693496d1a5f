import type { SessionUser } from '@cw/api-client';
import { EMAIL_FREQUENCIES } from '@cw/domain';
import { BellIcon, Box, Button, CheckboxField, Panel, SegmentedField, styled, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserPermission, showByPage } from '../../../alerts/browser-notification.js';
import { chime } from '../../../alerts/chime.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { PreferenceAnswers } from './preference-answers.js';
import { PushLine } from './push-line.js';

/** Under a switch, where its words begin. */
const Under = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(0, 0, 1.5, 4.25),
  ...theme.typography.body2,
  '& p': { margin: 0 },
}));

/** NOTE-06: whether this browser may, and what to do about it. */
function BrowserPermissionLine(): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [permission, setPermission] = useState(browserPermission);
  const ask = (): void => void Notification.requestPermission().then(() => setPermission(browserPermission()));
  const test = (): void => {
    showByPage({
      id: `test-${Date.now()}`,
      title: formatMessage({ id: 'settings.permission.test_title' }),
      text: formatMessage({ id: 'settings.permission.test_text' }),
      onOpen: () => undefined,
    });
    toast({ kind: 'done', title: formatMessage({ id: 'settings.permission.tested' }) });
  };
  return (
    <Under>
      <p role="status">
        <FormattedMessage id={`settings.permission.${permission}`} />
      </p>
      {permission === 'default' ? (
        <Button size="small" onClick={ask}>
          <FormattedMessage id="settings.permission.ask" />
        </Button>
      ) : null}
      {permission === 'granted' ? (
        <Button size="small" onClick={test}>
          <FormattedMessage id="settings.permission.test" />
        </Button>
      ) : null}
    </Under>
  );
}

export interface WaysProps {
  readonly user: SessionUser;
  readonly form: UseFormReturn<PreferenceAnswers>;
}

/** By which ways news reach a person, and whether this device lets them. */
export function Ways({ user, form }: WaysProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const [hasEmail, hasBrowser, hasSound] = useWatch({
    control: form.control,
    name: ['emailNotifications', 'browser', 'sound'],
  });
  const texts = (name: 'emailNotifications' | 'browser' | 'sound') => ({
    label: formatMessage({ id: `settings.preference.${name}` }),
    hint: formatMessage({ id: `settings.preference_hint.${name}` }),
  });
  return (
    <Panel
      title={<FormattedMessage id="settings.notifications.ways" />}
      subtitle={<FormattedMessage id="settings.notifications.ways_text" />}
    >
      <CheckboxField {...field('emailNotifications')} {...texts('emailNotifications')} />
      {hasEmail ? (
        <Box sx={{ ml: 4.25, mb: 1.5, maxWidth: '30rem' }}>
          <SegmentedField
            {...field('emailFrequency')}
            label={formatMessage({ id: 'settings.frequency.label' })}
            hint={formatMessage({ id: 'settings.frequency.hint' })}
            choices={EMAIL_FREQUENCIES.map((value) => ({
              value,
              label: formatMessage({ id: `settings.frequency.${value}` }),
            }))}
          />
        </Box>
      ) : null}
      <CheckboxField {...field('browser')} {...texts('browser')} />
      {hasBrowser ? (
        <>
          <BrowserPermissionLine />
          <PushLine user={user} />
        </>
      ) : null}
      <CheckboxField {...field('sound')} {...texts('sound')} />
      {hasSound ? (
        <Under>
          <Button size="small" startIcon={<BellIcon />} onClick={() => void chime()}>
            <FormattedMessage id="settings.sound.test" />
          </Button>
        </Under>
      ) : null}
    </Panel>
  );
}

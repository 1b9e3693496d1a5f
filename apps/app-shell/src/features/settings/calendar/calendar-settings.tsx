import {
  useDeleteCalendarLinkMutation,
  useGetCalendarLinkQuery,
  useRenewCalendarLinkMutation,
  type CalendarLinkView,
} from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Banner, Box, Button, CalendarIcon, ConfirmDialog, Panel, SendingButton, Stack } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOnce } from '../../../forms/use-once.js';
import { useReauthentication } from '../../../identity/index.js';
import { useNow } from '../../../time/use-now.js';
import { CopyField } from '../copy-field.js';
import { SettingsState } from '../settings-state.js';
import { useSave } from '../use-save.js';

/** What can be done to the link, and the address of the one just made, which is shown this once. */
function useCalendarLink() {
  const [renewLink, renewing] = useRenewCalendarLinkMutation();
  const [deleteLink] = useDeleteCalendarLinkMutation();
  const reauthenticated = useReauthentication();
  const [url, setUrl] = useState<string>();
  const saveNew = useSave({ failed: 'settings.calendar.failed' });
  const saveNone = useSave({ done: 'settings.calendar.deleted', failed: 'settings.calendar.failed' });
  const renew = useOnce(async () => {
    const { value } = await saveNew(reauthenticated(() => renewLink().unwrap()));
    if (value !== undefined) setUrl(value.url);
    // The address is kept here alone.
    renewing.reset();
  });
  const remove = useOnce(async () => {
    const { error } = await saveNone(deleteLink().unwrap());
    if (error === undefined) setUrl(undefined);
  });
  return { url, renew, remove, isRenewing: renewing.isLoading };
}

function Facts({ link }: { readonly link: CalendarLinkView }): ReactElement {
  const formats = useFormats();
  const now = useNow();
  const { createdAt, lastReadAt } = link;
  if (createdAt === null) {
    return (
      <p>
        <FormattedMessage id="settings.calendar.none" />
      </p>
    );
  }
  return (
    <div>
      <p>
        <FormattedMessage id="settings.calendar.made" values={{ date: formats.date(createdAt, 'full') }} />
      </p>
      <p>
        {lastReadAt === null ? (
          <FormattedMessage id="settings.calendar.never_read" />
        ) : (
          <FormattedMessage id="settings.calendar.last_read" values={{ when: formats.ago(lastReadAt, now) }} />
        )}
      </p>
    </div>
  );
}

function NewLink({ url }: { readonly url: string }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Stack spacing={2}>
      <Banner kind="sent_back" title={<FormattedMessage id="settings.calendar.once_title" />}>
        <FormattedMessage id="settings.calendar.once_text" />
      </Banner>
      <CopyField name="calendarLink" label={formatMessage({ id: 'settings.calendar.url' })} secret={url}>
        <FormattedMessage id="settings.calendar.copy" />
      </CopyField>
    </Stack>
  );
}

type Asked = 'renew' | 'delete';

function ExistingLink({ renew, remove }: Pick<ReturnType<typeof useCalendarLink>, 'renew' | 'remove'>): ReactElement {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Asked>('renew');
  const [open, setOpen] = useState(false);
  const ask = (what: Asked): void => {
    setAsked(what);
    setOpen(true);
  };
  const confirm = async (): Promise<void> => {
    await (asked === 'renew' ? renew() : remove());
    setOpen(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button onClick={() => ask('renew')}>
        <FormattedMessage id="settings.calendar.renew" />
      </Button>
      <Button variant="danger" onClick={() => ask('delete')}>
        <FormattedMessage id="settings.calendar.delete" />
      </Button>
      <ConfirmDialog
        open={open}
        title={formatMessage({ id: `settings.calendar.${asked}_title` })}
        confirmLabel={formatMessage({ id: `settings.calendar.${asked}` })}
        danger={asked === 'delete'}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <FormattedMessage id={`settings.calendar.${asked}_text`} />
      </ConfirmDialog>
    </Box>
  );
}

function LinkPanel({ link }: { readonly link: CalendarLinkView }): ReactElement {
  const { formatMessage } = useIntl();
  const { url, renew, remove, isRenewing } = useCalendarLink();
  return (
    <Panel
      title={<FormattedMessage id="settings.calendar.title" />}
      subtitle={<FormattedMessage id="settings.calendar.subtitle" />}
    >
      <Stack spacing={2}>
        <p>
          <FormattedMessage id="settings.calendar.holds" />
        </p>
        <Banner kind="news">
          <FormattedMessage id="settings.calendar.warning" />
        </Banner>
        <Facts link={link} />
        {url === undefined ? null : <NewLink url={url} />}
        {link.createdAt === null ? (
          <div>
            <SendingButton
              variant="primary"
              startIcon={<CalendarIcon />}
              sending={isRenewing}
              sendingText={formatMessage({ id: 'settings.calendar.creating' })}
              onClick={() => void renew()}
            >
              <FormattedMessage id="settings.calendar.create" />
            </SendingButton>
          </div>
        ) : (
          <ExistingLink renew={renew} remove={remove} />
        )}
      </Stack>
    </Panel>
  );
}

/** A secret link to one's closings and deadlines, for a calendar to subscribe to. */
export function CalendarSettings(): ReactElement {
  const { formatMessage } = useIntl();
  const query = useGetCalendarLinkQuery();
  if (query.data !== undefined) return <LinkPanel link={query.data} />;
  return (
    <SettingsState
      label={formatMessage({ id: 'settings.calendar.title' })}
      failed={formatMessage({ id: 'settings.calendar.error' })}
      query={query}
    />
  );
}

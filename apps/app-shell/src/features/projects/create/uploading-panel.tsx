import { Banner, Button, ButtonLink, PageTitle, Panel, Stack } from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBeforeUnload } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { PostFiles } from './post-files.js';
import type { Uploads } from './use-uploads.js';

/** The form is gone with the button that had the focus; the reader stands on the new title instead. */
function useFocusOnTitle(): void {
  useEffect(() => document.querySelector('h1')?.focus(), []);
}

export interface UploadingPanelProps {
  readonly projectId: string;
  readonly uploads: Uploads;
  readonly sending: boolean;
  readonly onRetry: () => void;
}

/** The project stands; its files are on their way. What fails can be sent again, and nothing else is lost. */
export function UploadingPanel({ projectId, uploads, sending, onRetry }: UploadingPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { items, drop } = uploads;
  const failedItems = items.filter(({ state }) => state === 'failed');
  const failed = failedItems.length;
  const unfit = failedItems.filter(({ isUnfit }) => isUnfit === true);
  const dropUnfit = (): void => {
    for (const { id } of unfit) drop(id);
  };
  const sent = items.filter(({ state }) => state === 'done').length;
  useFocusOnTitle();
  useBeforeUnload((event) => {
    if (sending) event.preventDefault();
  });
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'projects.upload.title' })}
        subtitle={
          sending ? (
            <span role="status">
              <FormattedMessage
                id="projects.upload.sending"
                values={{ sent: Math.min(sent + 1, items.length), total: items.length }}
              />
            </span>
          ) : undefined
        }
      />
      <Stack spacing={2} sx={{ maxWidth: '47.5rem' }}>
        {failed === 0 || sending ? null : (
          <Banner
            kind="sent_back"
            role="alert"
            title={<FormattedMessage id="projects.upload.failed_title" values={{ count: failed }} />}
            action={
              <Button variant="primary" onClick={unfit.length === failed ? dropUnfit : onRetry}>
                <FormattedMessage
                  id={unfit.length === failed ? 'projects.upload.drop_unfit' : 'projects.upload.retry'}
                  values={{ count: failed }}
                />
              </Button>
            }
          >
            <FormattedMessage
              id={unfit.length === failed ? 'projects.upload.unfit_text' : 'projects.upload.failed_text'}
            />
          </Banner>
        )}
        <Panel label={formatMessage({ id: 'projects.field.files' })}>
          <PostFiles uploads={uploads} onSend={onRetry} disabled={sending} />
        </Panel>
        <div>
          <ButtonLink href={paths.project(projectId)} variant={failed === 0 ? 'primary' : 'secondary'}>
            <FormattedMessage id="projects.upload.go" />
          </ButtonLink>
        </div>
      </Stack>
    </>
  );
}

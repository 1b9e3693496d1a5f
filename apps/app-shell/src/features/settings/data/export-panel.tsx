import { isApiError } from '@cw/api-client';
import { Banner, DownloadIcon, Panel, SendingButton, Stack, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useExport, type Export } from './use-export.js';

const KB = 1024;

const Said = styled('div')(({ theme }) => ({ '&:not(:empty)': { marginTop: theme.spacing(2) } }));

function Failed({ error }: { readonly error: unknown }): ReactElement {
  const problem = isApiError(error) ? error.problem : undefined;
  return (
    <Banner kind="broken" role="alert" title={<FormattedMessage id="settings.export.failed" />}>
      {problem?.detail ?? <FormattedMessage id="settings.export.failed_text" />}
    </Banner>
  );
}

/** How far it is: in words, because nobody knows beforehand how long the archive becomes. */
function Progress({ progress }: { readonly progress: Export }): ReactElement {
  const { formatNumber } = useIntl();
  const size = (bytes: number): string =>
    formatNumber(Math.max(1, Math.round(bytes / KB)), { style: 'unit', unit: 'kilobyte' });
  return (
    <Said role="status">
      {progress.state === 'under_way' ? (
        <FormattedMessage
          id={progress.bytes === 0 ? 'settings.export.preparing' : 'settings.export.loading'}
          values={{ size: size(progress.bytes) }}
        />
      ) : null}
      {progress.state === 'done' ? (
        <Banner kind="done" title={<FormattedMessage id="settings.export.done" />}>
          <FormattedMessage
            id="settings.export.done_text"
            values={{ name: progress.name, size: size(progress.bytes) }}
          />
        </Banner>
      ) : null}
    </Said>
  );
}

export interface ExportPanelProps {
  readonly userId: string;
}

/** AUTH-08: everything that is kept about a person, as one file. */
export function ExportPanel({ userId }: ExportPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { progress, start } = useExport(userId);
  return (
    <Panel
      title={<FormattedMessage id="settings.export.title" />}
      subtitle={<FormattedMessage id="settings.export.subtitle" />}
    >
      <Stack spacing={2}>
        <p>
          <FormattedMessage id="settings.export.text" />
        </p>
        {progress.state === 'failed' ? <Failed error={progress.error} /> : null}
        <div>
          <SendingButton
            variant="primary"
            startIcon={<DownloadIcon />}
            sending={progress.state === 'under_way'}
            sendingText={formatMessage({ id: 'settings.export.sending' })}
            onClick={() => void start()}
          >
            <FormattedMessage id={progress.state === 'failed' ? 'settings.export.again' : 'settings.export.start'} />
          </SendingButton>
          <Progress progress={progress} />
        </div>
      </Stack>
    </Panel>
  );
}

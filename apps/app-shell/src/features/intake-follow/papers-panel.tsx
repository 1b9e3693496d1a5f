import type { OwnIntakeFile } from '@cw/api-client';
import { DownloadIcon, Panel, SendingButton, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDownload } from '../../forms/use-download.js';
import type { ActingProps } from './request-props.js';

function Paper({ file, acts }: Pick<ActingProps, 'acts'> & { readonly file: OwnIntakeFile }): ReactElement {
  const { formatMessage } = useIntl();
  const { get, sending } = useDownload(
    async () => ({ name: file.name, file: (await acts.file(file.id)).file }),
    formatMessage({ id: 'requests.papers.failed' }),
  );
  return (
    <SendingButton size="small" startIcon={<DownloadIcon />} sending={sending} onClick={() => void get()}>
      {file.name}
    </SendingButton>
  );
}

/** What was sent along, as it was sent. */
export function PapersPanel({ request: { files }, acts }: ActingProps): ReactElement | null {
  const { formatMessage } = useIntl();
  if (files.length === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'requests.papers.title' })}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {files.map((file) => (
          <Paper key={file.id} file={file} acts={acts} />
        ))}
      </Stack>
    </Panel>
  );
}

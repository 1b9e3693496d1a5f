import type { Download } from '@cw/api-client';
import { hasClosingStatement } from '@cw/domain';
import { DownloadIcon, Panel, SendingButton, Stack, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDownload } from '../../forms/use-download.js';
import type { ActingProps } from './request-props.js';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

interface PaperProps {
  readonly label: string;
  readonly fetchFile: () => Promise<Download>;
}

function Paper({ label, fetchFile }: PaperProps): ReactElement {
  const { formatMessage } = useIntl();
  const { get, sending } = useDownload(fetchFile, formatMessage({ id: 'requests.papers.failed' }));
  return (
    <SendingButton size="small" startIcon={<DownloadIcon />} sending={sending} onClick={() => void get()}>
      {label}
    </SendingButton>
  );
}

/** What was sent along, as it was sent; and the statement for the closing, once it went out. */
export function PapersPanel({ request: { files, state, reference }, acts }: ActingProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const isStated = hasClosingStatement(state);
  if (files.length === 0 && !isStated) return null;
  return (
    <Panel title={formatMessage({ id: 'requests.papers.title' })}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {isStated ? (
          <div>
            <Paper
              label={formatMessage({ id: 'requests.papers.statement' })}
              fetchFile={async () => ({ name: `${reference}.pdf`, file: (await acts.statement()).file })}
            />
            <Note>
              <FormattedMessage id="requests.papers.statement_text" />
            </Note>
          </div>
        ) : null}
        {files.map(({ id, name }) => (
          <Paper key={id} label={name} fetchFile={async () => ({ name, file: (await acts.file(id)).file })} />
        ))}
      </Stack>
    </Panel>
  );
}

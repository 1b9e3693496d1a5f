import { FileIcon, Panel, styled, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntakeProps } from './intake-props.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center', padding: theme.spacing(0.5, 0) },
  '& a': { overflowWrap: 'anywhere' },
}));

/** What was sent along and, once work came of the request, what the closing is told. */
export function PapersPanel({ intake: { id, files, projects } }: IntakeProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'triage.papers' })}>
      {files.length === 0 ? (
        <p>
          <FormattedMessage id="triage.no_papers" />
        </p>
      ) : (
        <List>
          {files.map((file) => (
            <li key={file.id}>
              <FileIcon />
              <TextLink href={`/api/admin/intake/${id}/files/${file.id}`} target="_blank" rel="noopener">
                {file.name}
              </TextLink>
            </li>
          ))}
        </List>
      )}
      {projects.length === 0 ? null : (
        <List>
          <li>
            <FileIcon />
            <TextLink href={`/api/admin/intake/${id}/statement`} target="_blank" rel="noopener">
              <FormattedMessage id="triage.statement" />
            </TextLink>
          </li>
        </List>
      )}
    </Panel>
  );
}

import { projectState, REINSPECTION_RESULTS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { LongText, Panel, Stack, StateChip, styled, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import type { RequestProps } from './request-props.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
  },
  '& .name': { fontWeight: 650, overflowWrap: 'anywhere' },
}));

/** What the request became, with its own state; whoever is signed in goes there. */
export function WorkPanel({
  request: { projects },
  signedIn,
}: RequestProps & { readonly signedIn: boolean }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (projects.length === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'requests.work.title' }, { count: projects.length })}>
      <Stack spacing={2}>
        <List>
          {projects.map(({ id, title, status, work }) => (
            <li key={id}>
              <span className="name">{signedIn ? <TextLink href={paths.project(id)}>{title}</TextLink> : title}</span>
              <StateChip machine="project" state={projectState(status, work)} seenBy="client" />
            </li>
          ))}
        </List>
        {signedIn ? null : (
          <Typography variant="body2">
            <FormattedMessage id="requests.work.account" />
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

/** Who looks at the finished work, when, and what they found. */
export function ReinspectionPanel({ request: { reinspection } }: RequestProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (reinspection === null) return null;
  const { scheduledOn, inspectorName, inspectorCompany, result, notes } = reinspection;
  const known = REINSPECTION_RESULTS.find((one) => one === result) ?? 'ordered';
  const values = {
    day: formats.plainDate(scheduledOn, 'full'),
    inspector: [inspectorName, inspectorCompany].filter((part) => part !== null).join(', '),
  };
  return (
    <Panel title={formatMessage({ id: 'requests.reinspection.title' })}>
      <Stack spacing={1.5}>
        <p>
          <FormattedMessage id={`requests.reinspection.${known}`} values={values} />
        </p>
        {notes === null ? null : (
          <LongText about={formatMessage({ id: 'requests.reinspection.title' })}>{notes}</LongText>
        )}
      </Stack>
    </Panel>
  );
}

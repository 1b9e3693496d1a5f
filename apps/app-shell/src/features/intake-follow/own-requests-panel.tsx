import { useListMyIntakesQuery } from '@cw/api-client';
import { Coming, Panel, StateChip, styled, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { repairRequestPath } from '../../app/routes/paths.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(1.5, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .what': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { '& > li': { padding: theme.spacing(1.5, 2) } },
}));

/** The latest are enough here: a person has one or two. */
const SHOWN = 5;

/** The repair requests that stand in the reader's account; nothing at all for whoever has none. */
export function OwnRequestsPanel(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, isError } = useListMyIntakesQuery({ limit: SHOWN }, { refetchOnMountOrArgChange: true });
  if (data === undefined) return isError ? null : <Coming />;
  if (data.items.length === 0) return null;
  return (
    <Panel flush title={formatMessage({ id: 'requests.own.title' })}>
      <List>
        {data.items.map(({ id, address, city, reference, repairs, state }) => (
          <li key={id}>
            <div className="what">
              <TextLink href={repairRequestPath(id)}>{[address, city].join(', ')}</TextLink>
              <div className="quiet">
                <FormattedMessage id="requests.own.line" values={{ reference, count: repairs }} />
              </div>
            </div>
            <StateChip machine="intake" state={state} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

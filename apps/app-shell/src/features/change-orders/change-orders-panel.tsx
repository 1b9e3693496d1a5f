import { detailOf, useListChangeOrdersQuery, type ChangeOrderList, type ProjectDetail } from '@cw/api-client';
import { cents, type Cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Banner, Button, Coming, EditIcon, Panel, styled, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLatePiece } from '../../app/loading/late-piece.js';
import { ChangeItem } from './change-item.js';

// A form that few open: it comes when it is asked for.
const loadDialog = async () => (await import('./propose-dialog.js')).ProposeDialog;

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, '& > li:first-of-type': { borderTop: 0 } });
const Nothing = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

/** Open from the first press on; what is typed stays while it is closed. */
function Propose({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { Piece: ProposeDialog, fetchPiece } = useLatePiece(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<EditIcon />}
        onClick={() => {
          setOpen(true);
          fetchPiece();
        }}
      >
        <FormattedMessage id="changes.propose.open" />
      </Button>
      {ProposeDialog === undefined ? null : (
        <ProposeDialog project={project} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner
      kind="broken"
      title={formatMessage({ id: 'changes.load_failed' })}
      action={
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="ui.error_state.retry" />
        </Button>
      }
    >
      {detailOf(error)}
    </Banner>
  );
}

function Changes({ project, list }: { readonly project: ProjectDetail; readonly list: ChangeOrderList }): ReactElement {
  if (list.items.length === 0) {
    return (
      <Nothing>
        <Typography variant="body2">
          <FormattedMessage id="changes.none" />
        </Typography>
      </Nothing>
    );
  }
  return (
    <List>
      {list.items.map((change) => (
        <ChangeItem key={change.id} project={project} change={change} />
      ))}
    </List>
  );
}

interface AgreedProps {
  readonly project: ProjectDetail;
  readonly agreedCents: Cents;
}

function AgreedChanges({ project, agreedCents }: AgreedProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useListChangeOrdersQuery(project.id);
  const title = formatMessage({ id: 'changes.title' });
  if (data === undefined) {
    return error === undefined ? (
      <Coming />
    ) : (
      <Panel title={title}>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (data.items.length === 0 && !data.canPropose) return null;
  const count = data.items.filter(({ state }) => state === 'accepted').length;
  return (
    <Panel
      title={title}
      subtitle={formatMessage({ id: 'changes.summary' }, { count, amount: formatMoney(agreedCents) })}
      aside={data.canPropose ? <Propose project={project} /> : undefined}
      flush
    >
      <Changes project={project} list={data} />
    </Panel>
  );
}

/** COND-04, PAY-06: what was changed since the bid was accepted, what waits for an answer, and the way to ask for more. */
export function ChangeOrdersPanel({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { agreed } = project;
  return agreed === null ? null : <AgreedChanges project={project} agreedCents={cents(agreed.totalCents)} />;
}

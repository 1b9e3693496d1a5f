import { NO_SHOW_LIMITS } from '@cw/domain';
import { Box, Button, Panel, PersonsWords, ProjectName, Stack, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConversationReading } from '../conversations/conversation-panel.js';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { FRESH } from '../records/fresh.js';
import { NoShowFacts, type NoShowProps } from './no-show-facts.js';

const DECISIONS = ['excuse', 'uphold'] as const;
type Decision = (typeof DECISIONS)[number];

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': theme.typography.rowTitle,
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' },
}));

function DecisionDialog({
  noShow,
  decision,
  onClose,
}: NoShowProps & { readonly decision: Decision; readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const [decide] = useKit().api.useDecideNoShowMutation();
  return (
    <ActDialog
      title={formatMessage({ id: `admin.no_shows.${decision}.title` })}
      text={formatMessage({ id: `admin.no_shows.${decision}.text` })}
      confirmLabel={formatMessage({ id: `admin.no_shows.${decision}.action` })}
      done={formatMessage({ id: `admin.no_shows.${decision}.done` })}
      danger={decision === 'uphold'}
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        hint: formatMessage({ id: 'admin.no_shows.reason_hint' }),
        min: NO_SHOW_LIMITS.reasonMin,
        max: NO_SHOW_LIMITS.reasonMax,
        draft: `no_show.${decision}.${noShow.id}`,
      }}
      carryOut={(reason) => decide({ id: noShow.id, decideNoShow: { decision, reason } }).unwrap()}
      onClose={onClose}
    />
  );
}

/** What was agreed, what each side says, what they wrote to each other, and what staff can decide. */
function Contested({ noShow }: NoShowProps): ReactElement {
  const { Link } = useKit();
  const [decision, setDecision] = useState<Decision>();
  const { projectId, house, ownerName, projectTitle, words } = noShow;
  return (
    <Item>
      <h3>
        <Link to={`/projects/${projectId}`}>
          <ProjectName house={house} clientName={ownerName} title={projectTitle} />
        </Link>
      </h3>
      <NoShowFacts noShow={noShow} />
      {words === null ? null : (
        <PersonsWords as="p" className="words">
          {words}
        </PersonsWords>
      )}
      <ConversationReading projectId={projectId} />
      <Stack direction="row" spacing={1}>
        {DECISIONS.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'uphold' ? 'danger' : 'secondary'}
            onClick={() => setDecision(one)}
          >
            <FormattedMessage id={`admin.no_shows.${one}.action`} />
          </Button>
        ))}
      </Stack>
      {decision === undefined ? null : (
        <DecisionDialog noShow={noShow} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Item>
  );
}

/** No-shows that their contractors contest: what is decided of them stands on a record alone, and moves no money. */
export function NoShowsPanel(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data, error, refetch } = api.useListNoShowsQuery(undefined, FRESH);
  if (data === undefined && error !== undefined) {
    const failed = formatMessage({ id: 'admin.no_shows.failed' });
    return <LoadError title={failed} error={error} onRetry={() => void refetch()} />;
  }
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel flush ruled title={formatMessage({ id: 'admin.no_shows.title' }, { count: items.length })}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((noShow) => (
            <Contested key={noShow.id} noShow={noShow} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

import { useAddDisputeStatementMutation, useSession, type DisputeStatementView } from '@cw/api-client';
import { DISPUTE_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { LongText, Panel, styled, Typography, useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WordsForm } from '../../forms/words-form.js';
import type { CaseProps } from './case-banner.js';
import { otherName } from './sides.js';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, '& > li:first-of-type': { borderTop: 0 } });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0, 1.5) },
  '& b': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > div': { maxWidth: '68ch' },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

const Inset = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3),
  '&.ruled': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

function Statement({ statement }: { readonly statement: DisputeStatementView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { side, authorName: name, text, at } = statement;
  return (
    <Item>
      <header>
        <b>{name}</b>
        <span className="quiet">
          {formatMessage({ id: 'disputes.statements.from' }, { side, when: formats.dateTime(at) })}
        </span>
      </header>
      <LongText about={formatMessage({ id: 'disputes.statements.about' }, { name })}>{text}</LongText>
    </Item>
  );
}

function StatementForm({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [add] = useAddDisputeStatementMutation();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const send = async (text: string): Promise<void> => {
    await add({ id: dispute.id, addStatement: { text } }).unwrap();
    toast({ kind: 'done', title: formatMessage({ id: 'disputes.statements.sent' }) });
  };
  return (
    <WordsForm
      label={formatMessage({ id: 'disputes.statements.label' })}
      hint={formatMessage({ id: 'disputes.statements.hint' }, { name: otherName(dispute) })}
      sendLabel={formatMessage({ id: 'disputes.statements.send' })}
      limits={{ min: DISPUTE_LIMITS.statementMin, max: DISPUTE_LIMITS.statementMax }}
      draftKey={`dispute.${userId}.${dispute.id}`}
      onSend={send}
    />
  );
}

/** What both sides say, in the order in which they said it; nothing of it can be changed later. */
export function StatementsPanel({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'disputes.statements.title' })} flush>
      {dispute.statements.length === 0 ? (
        <Inset>
          <Typography variant="body2">
            <FormattedMessage id="disputes.statements.none" />
          </Typography>
        </Inset>
      ) : (
        <List>
          {dispute.statements.map((statement) => (
            <Statement key={statement.id} statement={statement} />
          ))}
        </List>
      )}
      {dispute.actions.includes('speak') ? (
        <Inset className="ruled">
          <StatementForm dispute={dispute} />
        </Inset>
      ) : null}
    </Panel>
  );
}

import type { ReportedContentView } from '@cw/api-client';
import type { ReportDecision, ReportState } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Button, Chip, PersonsWords, styled, type Tone } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ConversationReading } from '../conversations/conversation-panel.js';
import { Facts } from '../records/facts.js';
import { DecisionDialog } from './decision-dialog.js';

const TONES: Readonly<Record<ReportState, Tone>> = { open: 'copper', hidden: 'brick', kept: 'green' };

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  padding: theme.spacing(2.5, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { minWidth: 0 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.75, 1.5) },
  '& .talk': { gridColumn: '1 / -1' },
  '& .side': { display: 'grid', gap: theme.spacing(1.5), alignContent: 'start' },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' },
  '& .said': { margin: theme.spacing(1, 0) },
  '& .answer': {
    ...theme.typography.body2,
    paddingLeft: theme.spacing(2),
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
  },
  '& h2, & h3': theme.typography.rowTitle,
  '& .reports': { display: 'grid', gap: theme.spacing(1), marginTop: theme.spacing(0.5) },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: theme.spacing(2) },
}));

interface ReportProps {
  readonly report: ReportedContentView;
}

/** The words themselves, and what was answered to them. */
function Words({ report }: ReportProps): ReactElement {
  const { body, answer } = report;
  return (
    <div className="said">
      <p className="words">
        {body === null || body === '' ? (
          <FormattedMessage id="admin.reports.no_words" />
        ) : (
          <PersonsWords>{body}</PersonsWords>
        )}
      </p>
      {answer === null ? null : (
        <div className="answer">
          <FormattedMessage id="admin.reports.answer" />
          <PersonsWords as="p" className="words">
            {answer}
          </PersonsWords>
        </div>
      )}
    </div>
  );
}

function Person({ id, name }: { readonly id: string; readonly name: string | null }): ReactElement {
  const { Link } = useKit();
  return (
    <Link to={`/users?user=${encodeURIComponent(id)}`}>{name ?? <FormattedMessage id="admin.reports.somebody" />}</Link>
  );
}

function Said({ report }: ReportProps): ReactElement {
  const formats = useFormats();
  return (
    <div>
      <h3>
        <FormattedMessage id="admin.reports.reported" values={{ count: report.reports.length }} />
      </h3>
      <ul className="reports">
        {report.reports.map(({ reporterId, reporterName, reason, at }) => (
          <li key={reporterId}>
            <PersonsWords as="p" className="words">
              {reason}
            </PersonsWords>
            <p className="note">
              <FormattedMessage
                id="admin.reports.by"
                values={{ name: <Person id={reporterId} name={reporterName} />, when: formats.dateTime(at) }}
              />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the words stand, and whose they are. */
function Whose({ report }: ReportProps): ReactElement {
  const { Link } = useKit();
  const formats = useFormats();
  const { projectId, projectTitle, profileId, profileName, authorId, authorName, writtenAt } = report;
  const facts: (readonly [ReactNode, ReactNode, string])[] = [
    [<FormattedMessage id="admin.reports.author" />, <Person id={authorId} name={authorName} />, 'author'],
    [<FormattedMessage id="admin.reports.written" />, formats.dateTime(writtenAt), 'written'],
    [
      <FormattedMessage id="admin.reports.project" />,
      <Link to={`/projects/${projectId}`}>{projectTitle}</Link>,
      'project',
    ],
  ];
  if (profileId !== null) {
    const link = <Link to={`/contractors/${profileId}`}>{profileName ?? profileId}</Link>;
    facts.push([<FormattedMessage id="admin.reports.profile" />, link, 'profile']);
  }
  return <Facts facts={facts} />;
}

function Decided({ report }: ReportProps): ReactElement | null {
  const { decidedByName, decisionReason } = report;
  if (decisionReason === null) return null;
  return (
    <p className="note words">
      <FormattedMessage
        id="admin.reports.decided"
        values={{
          name: decidedByName ?? <FormattedMessage id="admin.reports.somebody" />,
          reason: <PersonsWords>{decisionReason}</PersonsWords>,
        }}
      />
    </p>
  );
}

/** One reported review or question: what it says, whose it is, who reported it why, and what staff can do. */
export function ReportedItem({ report }: ReportProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [decision, setDecision] = useState<ReportDecision>();
  const { kind, state, since, rating, actions } = report;
  const when = formats.dateTime(since);
  return (
    <Item>
      <div>
        <div className="head">
          <Chip tone={TONES[state]}>{formatMessage({ id: `admin.reports.state.${state}` })}</Chip>
          <h2>
            <FormattedMessage id={`admin.reports.kind.${kind}`} />
          </h2>
          {rating === null ? null : (
            <span className="note">
              <FormattedMessage id="admin.reports.stars" values={{ count: rating }} />
            </span>
          )}
          <span className="note">
            <FormattedMessage id="admin.reports.since" values={{ when }} />
          </span>
        </div>
        <Words report={report} />
        <Whose report={report} />
      </div>
      <div className="side">
        <Said report={report} />
        <Decided report={report} />
        <div className="acts">
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'hide' ? 'danger' : 'secondary'}
              onClick={() => setDecision(action)}
            >
              <FormattedMessage id={`admin.reports.${action}.action`} />
            </Button>
          ))}
        </div>
      </div>
      {report.kind === 'message' && report.state !== 'kept' ? (
        <div className="talk">
          <ConversationReading projectId={report.projectId} />
        </div>
      ) : null}
      {decision === undefined ? null : (
        <DecisionDialog report={report} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Item>
  );
}

import type { OwnPaper } from '@cw/api-client';
import { daysBetween } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, LicenseList, PersonsWords, StateChip, styled, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../../../time/use-now.js';
import { StoredFiles } from '../../../../words/stored-files.js';
import { PaperDialog } from './paper-dialog.js';
import { shownLicenses } from './shown-licenses.js';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: theme.spacing(1) },
  '&:last-of-type': { paddingBottom: 0 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) },
  '& .head > button': { marginLeft: 'auto' },
  '& > p, & .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: { '& .head > button': { width: '100%', marginLeft: 0 } },
}));

export interface PaperCardProps {
  readonly paper: OwnPaper;
}

/** What to do next with a paper in this state. */
function actOf({ state, kind }: OwnPaper): 'add' | 'change' | 'again' | 'renew' {
  if (state === 'missing') return 'add';
  if (state === 'rejected') return 'again';
  if (state === 'submitted' || kind === 'w9') return 'change';
  return 'renew';
}

/** A paper that staff have not read yet, and when it came. */
function Waiting({ paper: { state, submission } }: PaperCardProps): ReactElement | null {
  const formats = useFormats();
  if (state !== 'submitted' || submission === null) return null;
  const when = formats.dateTime(submission.submittedAt);
  return <FormattedMessage id="settings.papers.waiting" values={{ when }} tagName="p" />;
}

/** Until when it holds; each license says so itself. */
function Standing({ paper: { kind, state, isInForce, expiresOn } }: PaperCardProps): ReactElement | null {
  const formats = useFormats();
  if (state === 'missing') return <FormattedMessage id={`settings.papers.needed.${kind}`} tagName="p" />;
  if (expiresOn === null || kind === 'license') return null;
  const date = formats.plainDate(expiresOn, 'long');
  return (
    <FormattedMessage
      id={isInForce ? 'settings.papers.holds' : 'settings.papers.ended'}
      values={{ date }}
      tagName="p"
    />
  );
}

/** Each license with its own last day; those that wait for staff stand behind those that were approved. */
function Licenses({ paper }: PaperCardProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const today = useToday();
  const licenses = shownLicenses(paper);
  if (licenses.length === 0) return null;
  return (
    <div>
      <LicenseList
        licenses={licenses}
        today={today}
        label={formatMessage({ id: 'settings.papers.licenses' })}
        plain={licenses.length === 1}
      />
      {paper.isInForce ? (
        <p className="note">
          <FormattedMessage id="settings.papers.licenses_hint" />
        </p>
      ) : null}
    </div>
  );
}

/** Staff's words, where they have some. */
function Said({ paper: { state, submission } }: PaperCardProps): ReactElement | null {
  const notes = submission?.notes ?? null;
  if (notes === null || submission?.state === 'waiting') return null;
  const isRefused = state === 'rejected';
  return (
    <Banner
      kind={isRefused ? 'broken' : 'news'}
      title={<FormattedMessage id={isRefused ? 'settings.papers.refused' : 'settings.papers.noted'} />}
    >
      <PersonsWords className="words">{notes}</PersonsWords>
    </Banner>
  );
}

/** VER-01, CON-05: one paper: where it stands, what staff said, until when it holds, and the way to send another. */
export function PaperCard({ paper }: PaperCardProps): ReactElement {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const { kind, state, expiresOn, submission } = paper;
  const daysLeft = expiresOn === null ? undefined : daysBetween(today, expiresOn);
  return (
    <Card>
      <div className="head">
        <Typography variant="rowTitle" component="h3">
          <FormattedMessage id={`settings.papers.kind.${kind}`} />
        </Typography>
        <StateChip machine="verification" state={state} {...(daysLeft !== undefined && { daysLeft })} />
        <Button variant={state === 'missing' ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
          <FormattedMessage id={`settings.papers.act.${actOf(paper)}`} values={{ kind }} />
        </Button>
      </div>
      <Waiting paper={paper} />
      <Standing paper={paper} />
      <Licenses paper={paper} />
      <Said paper={paper} />
      {submission === null ? null : <StoredFiles files={submission.files} />}
      {isOpen ? <PaperDialog paper={paper} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

import type { SessionUser } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { CheckIcon, NavigationKeyProvider, styled } from '@cw/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { BarePage } from '../../app/bare/bare-page.js';
import type { Faults } from '../../forms/form-faults.js';
import { RestoredDraft } from '../../forms/restored-draft.js';
import { useNow } from '../../time/use-now.js';
import { checkIntake } from './answers/intake-faults.js';
import { CheckAnswers } from './check/check-answers.js';
import { useSendIntake } from './check/use-send-intake.js';
import { useIntakeDraft, type DraftKeeping } from './draft/use-intake-draft.js';
import { HowItWorks } from './how-it-works.js';
import { Columns } from './intake-layout.js';
import { OfflineWords } from './offline-words.js';
import { useReport, type Report } from './report/use-report.js';
import { SentElsewhere } from './sent-elsewhere.js';
import { SentView } from './sent-view.js';
import { stepStandings } from './step-standing.js';
import { StepView } from './step-view.js';
import { isStep, STEPS, stepOf } from './steps.js';
import { TaskList } from './task-list.js';
import { placePath, usePlace } from './use-place.js';

const Saved = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  color: theme.vars.palette.text.secondary,
  '& .short': { display: 'none' },
  // Beside the logo and the languages a phone has room for two short lines.
  [theme.breakpoints.down('md')]: {
    ...theme.typography.caption,
    maxWidth: '7rem',
    lineHeight: 1.2,
    textAlign: 'right',
    '& .long': { display: 'none' },
    '& .short': { display: 'inline' },
  },
}));

const Above = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3) }));

/** When it was kept, said where the reader sees it on every step. */
function SavedNote({ savedAt }: Pick<DraftKeeping, 'savedAt'>): ReactElement {
  const formats = useFormats();
  return (
    <Saved role="status">
      {savedAt === undefined ? null : (
        <>
          <CheckIcon />
          <span className="long">
            <FormattedMessage id="intake.saved" values={{ time: formats.time(new Date(savedAt)) }} />
          </span>
          <span className="short">
            <FormattedMessage id="intake.saved_short" values={{ time: formats.time(new Date(savedAt)) }} />
          </span>
        </>
      )}
    </Saved>
  );
}

/** A file that would be refused holds the request up as well. */
function withReportFault(faults: Faults, { state }: Report): Faults {
  if (state.phase !== 'refused') return faults;
  return new Map([['appraisal', { id: 'intake.report.refused_text' }], ...faults]);
}

interface Begun {
  readonly owner: string;
  readonly user: SessionUser | undefined;
}

/** The form itself: one topic a step, all answers in one view, and the word that it arrived. */
function IntakePlaces({ draft, report, user }: Pick<Begun, 'user'> & Parts): ReactElement {
  const controls = usePlace();
  const { place, arrival, go } = controls;
  const now = useNow();
  const trap = useRef('');
  const { answers } = draft;
  const sending = useSendIntake(draft, report, (arrival) => go('sent', { arrival, forGood: true }));
  const { forgetSent } = draft;
  const { remove } = report;
  const hasArrived = place === 'sent' && arrival.email !== undefined;
  // Not before the reader is told: until then the answers stand on the page that sent them.
  useEffect(() => {
    if (hasArrived && forgetSent()) remove();
  }, [hasArrived, forgetSent, remove]);
  const faults = withReportFault(checkIntake(answers, new Date(now)), report);

  if (place === 'sent') {
    // Nothing was sent in this tab: there is nothing to tell of.
    if (arrival.email === undefined) return <Navigate replace to={placePath(STEPS[0])} />;
    return <SentView email={arrival.email} reference={arrival.reference} user={user} />;
  }
  const standing = stepStandings({ place, answers, report, faults, apiFaults: sending.apiFaults });
  const tasks = <TaskList place={place} standing={standing} />;
  if (isStep(place)) {
    return (
      <StepView
        key={`${place} ${arrival.field ?? ''}`}
        step={place}
        {...{ draft, report, controls }}
        apiFaults={sending.apiFaults}
        onTrap={(typed) => {
          trap.current = typed;
        }}
        side={
          <>
            {tasks}
            {place === STEPS[0] ? <HowItWorks /> : null}
          </>
        }
      />
    );
  }
  return (
    <Columns>
      <div>
        <CheckAnswers
          {...{ answers, report, faults, sending }}
          onSend={() => void sending.send(trap.current)}
          onBack={() => go('contact')}
          onMend={(path) => go(stepOf(path), { returning: true, arrival: { field: path } })}
        />
      </div>
      <div className="side">{tasks}</div>
    </Columns>
  );
}

interface Parts {
  readonly draft: DraftKeeping;
  readonly report: Report;
}

export interface RepairIntakeProps {
  /** Whose draft it is. */
  readonly owner: string;
  /** Whoever is signed in; nobody need be. */
  readonly user: SessionUser | undefined;
}

/** INT-01 … 07: a repair request, by anybody. */
export function RepairIntake({ owner, user }: RepairIntakeProps): ReactElement {
  // Whose draft it is stays as it was when the form was opened: nothing typed goes when a session ends.
  const [begun] = useState<Begun>(() => ({ owner, user }));
  const draft = useIntakeDraft(begun.owner, begun.user);
  const report = useReport(begun.owner);
  const { place, go } = usePlace();
  const [arrivedAt] = useState(place);
  const { restoredAt, flush } = draft;
  // What one step took is what the next one, and the list of them all, go by.
  useEffect(flush, [flush, place]);
  // A form that was started over begins with blank fields on the same step.
  const [round, setRound] = useState(0);
  return (
    <NavigationKeyProvider value={`repair-intake ${place}`}>
      <BarePage
        wide
        note={<SavedNote savedAt={draft.savedAt} />}
        offlineWords={<OfflineWords fileName={report.state.file?.name} />}
      >
        {restoredAt === undefined || place !== arrivedAt || draft.sentElsewhere !== undefined ? null : (
          <Above>
            <RestoredDraft
              savedAt={restoredAt}
              onDiscard={() => {
                draft.forget();
                report.remove();
                setRound(round + 1);
              }}
            />
          </Above>
        )}
        {draft.sentElsewhere === undefined ? (
          <IntakePlaces key={round} user={user} draft={draft} report={report} />
        ) : (
          <SentElsewhere
            reference={draft.sentElsewhere.reference}
            onStartNew={() => {
              draft.startNew();
              report.remove();
              go(STEPS[0]);
            }}
          />
        )}
      </BarePage>
    </NavigationKeyProvider>
  );
}

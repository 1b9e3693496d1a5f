import type { ConditionView, ProjectDetail } from '@cw/api-client';
import {
  cents,
  decidesForClient,
  evidenceStep,
  isCorrected,
  leftOpen,
  repairPlace,
  shownCondition,
  TRADE_NAMED_BY,
  usableEstimate,
  type IntakeCategory,
  type ShownConditionState,
} from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  PersonsWords,
  WarningIcon,
  Banner,
  ConditionList,
  ConditionRow,
  Panel,
  Quote,
  styled,
  TagStrip,
  Typography,
  usePlaceInReport,
} from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ConditionEvidence } from './condition-evidence.js';
import { CorrectedBanner, CorrectedEvidence, type CorrectedViewer } from './corrected-repair.js';

export interface ConditionsPanelProps {
  readonly project: ProjectDetail;
  /** What the reader may do with a condition now. */
  readonly renderActions: (condition: ConditionView) => ReactNode;
}

const TURN_ORDER: Readonly<Record<ConditionView['state'], number>> = {
  evidenced: 0,
  returned: 1,
  in_work: 2,
  awarded: 3,
  open: 4,
  accepted: 5,
  cleared: 6,
  left_out: 7,
};

/** Whose turn it is comes first, what is settled last. */
function inTurn(project: ProjectDetail): ConditionView[] {
  const mine = (condition: ConditionView): number =>
    condition.actions.length > 0 && condition.state !== 'accepted' ? 0 : 1;
  return project.conditions.toSorted(
    (a, b) => mine(a) - mine(b) || TURN_ORDER[a.state] - TURN_ORDER[b.state] || a.number - b.number,
  );
}

/** While the client reviews, whatever moves is its own doing. */
const REVIEWED: readonly ProjectDetail['work'][] = ['submitted', 'changes_requested'];

const turnOf = ({ id, status, work, parties }: ProjectDetail): string =>
  [id, status, decidesForClient(parties) && REVIEWED.includes(work) ? 'review' : work].join(' ');

/** No row leaves its place by what the reader does to it: under the next press would lie another repair's button. */
function useHeldOrder(project: ProjectDetail): ConditionView[] {
  const turn = turnOf(project);
  const [held, setHeld] = useState(() => ({ turn, ids: inTurn(project).map(({ id }) => id) }));
  if (held.turn !== turn) setHeld({ turn, ids: inTurn(project).map(({ id }) => id) });
  const placeOf = ({ id }: ConditionView): number => {
    const place = held.ids.indexOf(id);
    return place < 0 ? held.ids.length : place;
  };
  return project.conditions.toSorted((a, b) => placeOf(a) - placeOf(b) || a.number - b.number);
}

/** An awarded repair that cannot be handed in yet; whoever may add the evidence is told so where it is added. */
const lacksEvidence = (condition: ConditionView): boolean => evidenceStep(condition) === 'add';

/** Handed in, and the reader may decide about it now: while the sides disagree nobody may. */
const needsReview = ({ state, actions }: ConditionView): boolean => state === 'evidenced' && actions.includes('accept');

/** Its photographs stay as large when it is accepted, as long as that can be taken back. */
const isInReview = ({ state, actions }: ConditionView): boolean =>
  state === 'evidenced' || (state === 'accepted' && actions.includes('take_back'));

const Lacking = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
}));

function MissingEvidence({ condition }: { readonly condition: ConditionView }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!lacksEvidence(condition) || condition.actions.includes('prove')) return null;
  const what = condition.missingEvidence.map((code) => formatMessage({ id: `record.evidence.${code}` })).join(', ');
  return (
    <Lacking>
      <WarningIcon />
      <span>{formatMessage({ id: 'record.missing' }, { what, b: (parts) => <b>{parts}</b> })}</span>
    </Lacking>
  );
}

/** Why the client sent it back, before anything else that is said of it. */
function ReturnedBanner({ condition }: { readonly condition: ConditionView }): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { state, returnReason, returnedAt } = condition;
  if (state !== 'returned' || returnReason === null || returnedAt === null) return null;
  return (
    <Banner kind="sent_back" title={formatMessage({ id: 'record.returned_on' }, { date: formats.date(returnedAt) })}>
      <PersonsWords>{returnReason}</PersonsWords>
    </Banner>
  );
}

interface DetailsProps {
  readonly condition: ConditionView;
  readonly lacksShown: boolean;
  readonly viewer: CorrectedViewer;
}

function Details({ condition, lacksShown, viewer }: DetailsProps): ReactElement {
  const { quote, page, scope, title } = condition;
  const shownCorrected = isInReview(condition) && isCorrected(condition);
  return (
    <>
      <ReturnedBanner condition={condition} />
      {shownCorrected ? <CorrectedBanner condition={condition} viewer={viewer} /> : null}
      {quote === null ? null : (
        <Quote source={condition.source} {...(page !== null && { page })}>
          {quote}
        </Quote>
      )}
      {scope === title || scope === quote ? null : (
        <Typography variant="body2">
          <PersonsWords>{scope}</PersonsWords>
        </Typography>
      )}
      {lacksShown ? <MissingEvidence condition={condition} /> : null}
      <ConditionEvidence condition={condition} small={!isInReview(condition)} />
      {shownCorrected ? <CorrectedEvidence condition={condition} /> : null}
    </>
  );
}

/** COND-02: what the repair request called it, where that says more than the trade. */
function namedApart({ intakeCategory, category }: ConditionView): IntakeCategory | null {
  if (intakeCategory === null || intakeCategory === 'other') return null;
  return TRADE_NAMED_BY[intakeCategory] === category ? null : intakeCategory;
}

interface RowProps {
  readonly condition: ConditionView;
  /** Undefined where the reader is not told. */
  readonly state: ShownConditionState | undefined;
  readonly actions: ReactNode;
  readonly lacksShown: boolean;
  readonly viewer: CorrectedViewer;
}

function Row({ condition, state, actions, lacksShown, viewer }: RowProps): ReactElement {
  const { formatMessage } = useIntl();
  const amount = condition.awardedAmountCents ?? usableEstimate(condition.estimatedCostCents);
  const place = usePlaceInReport(condition.source, condition.page);
  const requestedAs = namedApart(condition);
  const meta = [
    formatMessage({ id: `projects.category.${condition.category}` }),
    condition.location,
    formatMessage({ id: `record.pays.${condition.responsibleParty}` }),
    requestedAs === null
      ? ''
      : formatMessage(
          { id: 'record.requested_as' },
          { category: formatMessage({ id: `intake.category.${requestedAs}` }) },
        ),
    // A quote says itself where it stands.
    condition.quote === null ? place : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <ConditionRow
      place={repairPlace(condition.id)}
      number={condition.number}
      state={state}
      title={condition.title}
      meta={meta}
      cents={amount === null ? null : cents(amount)}
      awaitsReader={condition.actions.some((action) => action !== 'clear' && action !== 'take_back')}
      actions={actions}
    >
      <Details condition={condition} lacksShown={lacksShown} viewer={viewer} />
    </ConditionRow>
  );
}

/** Of work that somebody else got, a bidder is told nothing, and nothing is open to it: its repairs have no state. */
const stateFor = ({ status, parties }: ProjectDetail, { state }: ConditionView): ShownConditionState | undefined =>
  parties.length === 0 && status !== 'open' ? undefined : shownCondition(state, status);

/** COND-05: the list, its states and what is missing, at a glance; the loudest thing on the page. */
export function ConditionsPanel({ project, renderActions }: ConditionsPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { conditions } = project;
  const inOrder = useHeldOrder(project);
  const count = (...states: ConditionView['state'][]): number =>
    conditions.filter((condition) => states.includes(condition.state)).length;
  const isParty = project.parties.length > 0;
  // Work that is over asks for nothing any more.
  const lacksShown = isParty && project.status === 'in_progress';
  const lacking = lacksShown ? conditions.filter(lacksEvidence).length : 0;
  const summary =
    project.status === 'open' || !isParty
      ? formatMessage({ id: 'record.conditions_open' }, { total: conditions.length })
      : formatMessage(
          { id: 'record.conditions_summary' },
          {
            accepted: count('accepted', 'cleared'),
            total: conditions.length - count('left_out'),
            waiting: conditions.filter(needsReview).length,
            // Nobody sends anything back any more once it is over.
            returned: project.status === 'in_progress' ? count('returned') : 0,
          },
        );
  const left = isParty ? leftOpen(project) : 0;
  const ended = left === 0 ? '' : ` · ${formatMessage({ id: 'record.left_open' }, { count: left })}`;
  const missing = lacking === 0 ? '' : ` · ${formatMessage({ id: 'record.lacking' }, { count: lacking })}`;
  return (
    <Panel
      title={formatMessage({ id: 'record.conditions' })}
      subtitle={`${summary}${missing}${ended}`}
      aside={
        <TagStrip
          items={conditions.map((condition) => ({ number: condition.number, state: stateFor(project, condition) }))}
        />
      }
      flush
    >
      <ConditionList>
        {inOrder.map((condition) => (
          <Row
            key={condition.id}
            condition={condition}
            state={stateFor(project, condition)}
            actions={renderActions(condition)}
            lacksShown={lacksShown}
            viewer={decidesForClient(project.parties) ? 'client' : 'other'}
          />
        ))}
      </ConditionList>
    </Panel>
  );
}

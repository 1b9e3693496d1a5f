import type { DashboardNeed } from '@cw/api-client';
import { actPlace, atPlace, bidsAddress, cents, checkoutAddress, houseZone } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ButtonLink, ProjectName, SmallTape, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths, repairRequestPath, settingsPath } from '../../app/routes/paths.js';
import { todayAt, useNow } from '../../time/use-now.js';

const Row = styled('li')(({ theme }) => ({
  // What leads there stands beside the words where both have room, and below them in large letters.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75, 2),
  padding: theme.spacing(1.75, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  '&:first-of-type': { borderTop: 0 },
  '& .words': { flex: '1 1 min(11rem, 100%)', minWidth: 0, overflowWrap: 'anywhere' },
  '& .what': { fontWeight: 650 },
  '& .where': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .when': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.25, 1),
    marginTop: 4,
    '& > .date': { whiteSpace: 'nowrap' },
  },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1.75, 2) },
}));

/** Where what does not wait on the project's own page is done; what does has its place there. */
const PLACE: Partial<Record<DashboardNeed['kind'], (projectId: string) => string>> = {
  choose_bid: bidsAddress,
  pay: checkoutAddress,
  pay_rest: checkoutAddress,
  answer_offer: paths.dispute,
  answer_dispute: paths.dispute,
  set_up_payouts: () => paths.myJobs,
};

function pathOf({ kind, projectId, requestId }: DashboardNeed): string {
  if (requestId !== null) return repairRequestPath(requestId);
  if (projectId === null) return settingsPath('business');
  return PLACE[kind]?.(projectId) ?? atPlace(paths.project(projectId), actPlace(kind));
}

/** Two projects of one house are told apart by their work. */
const spokenName = (house: string, title: string | null): string =>
  [house, title].filter((part) => part !== null).join(', ');

export interface NeedRowProps {
  readonly need: DashboardNeed;
}

/** One thing that waits for the reader, and the way to it. */
export function NeedRow({ need }: NeedRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { kind, projectTitle, house, clientName, count, amountCents } = need;
  const { closingDate, startDate, dueOn, answerDueAt, usState } = need;
  const amount = formatMoney(cents(amountCents ?? 0));
  const today = todayAt(usState ?? '', useNow());
  const act = formatMessage({ id: `dashboard.act.${kind}` });
  return (
    <Row>
      <div className="words">
        <div className="what">
          <FormattedMessage id={`dashboard.needs.${kind}`} values={{ count, amount }} />
        </div>
        {house === null ? null : (
          <div className="where">
            {projectTitle === null ? house : <ProjectName {...{ house, clientName }} title={projectTitle} />}
          </div>
        )}
        {startDate === null ? null : (
          <div className="where">
            <FormattedMessage id="dashboard.needs.agreed_day" values={{ date: formats.plainDate(startDate) }} />
          </div>
        )}
        {dueOn === null ? null : (
          <div className="when">
            <FormattedMessage id="dashboard.needs.due_on" values={{ date: formats.plainDate(dueOn) }} />
          </div>
        )}
        {answerDueAt === null ? null : (
          <div className="when">
            <FormattedMessage
              id="dashboard.needs.answer_by"
              values={{ due: formats.deadline(answerDueAt, houseZone(usState)) }}
            />
          </div>
        )}
        {closingDate === null ? null : (
          <div className="when">
            <SmallTape today={today} closing={closingDate} />
            <span className="date">
              <FormattedMessage id="dashboard.needs.closing" values={{ date: formats.plainDate(closingDate) }} />
            </span>
          </div>
        )}
      </div>
      <ButtonLink
        href={pathOf(need)}
        variant="primary"
        size="small"
        {...(house !== null && {
          'aria-label': formatMessage({ id: 'projects.row.act_on' }, { act, title: spokenName(house, projectTitle) }),
        })}
      >
        {act}
      </ButtonLink>
    </Row>
  );
}

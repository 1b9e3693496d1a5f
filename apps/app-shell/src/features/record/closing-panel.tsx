import type { ProjectDetail } from '@cw/api-client';
import { latestSafeFinish } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { DaysToClosing, Panel, Stack, Tape, TextLink, type TapeMarker } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { dayOf } from '../../app/readers-today.js';
import { ClosingNotice } from '../../forms/house/closing-field.js';
import { reviewLimit } from '../../time/review-limit.js';
import { todayAt, useNow } from '../../time/use-now.js';
import { viewerOf } from './so-far/next-turn.js';

const DOT = ' · ';

/** No day is known, or the closing that was planned fell through. */
function NoClosing({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = todayAt(project.state, useNow());
  const fellThroughAt = project.payment?.closing?.fellThroughAt ?? null;
  const missing =
    fellThroughAt === null
      ? formatMessage({ id: 'record.no_closing' })
      : formatMessage({ id: 'record.closing_fell_through' }, { date: formats.date(fellThroughAt) });
  return (
    <Panel label={missing}>
      <DaysToClosing
        today={today}
        closing={null}
        missing={
          <>
            {missing}
            {project.actions.includes('edit') ? (
              <>
                {DOT}
                <TextLink href={paths.editProject(project.id)}>{formatMessage({ id: 'record.add_closing' })}</TextLink>
              </>
            ) : null}
          </>
        }
      />
    </Panel>
  );
}

/** The tape: what has been, what is left until closing, and the days that matter between. */
export function ClosingPanel({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = todayAt(project.state, useNow());
  const { closingDate: closing } = project;
  if (closing === null) return <NoClosing project={project} />;
  const marker = (date: string, id: MessageId): TapeMarker => ({
    date,
    label: formatMessage({ id }, { viewer: viewerOf(project) }),
    detail: formats.plainDate(date),
  });
  const limit = reviewLimit(project);
  const markers = [
    marker(dayOf(project.postedAt), 'record.marker_posted'),
    marker(latestSafeFinish(closing), 'record.marker_safe'),
    ...(limit === null ? [] : [marker(limit.day, 'record.marker_review')]),
    marker(closing, 'record.marker_close'),
  ];
  const date = formats.plainDate(closing, 'full');
  // A deal whose repairs are done is not late, however long ago it closed.
  const closed = project.status === 'completed' && closing < today;
  // Of work that has begun, its own days and its review tell.
  const isToBegin = project.status === 'open' || project.work === 'not_started';
  const aside =
    project.settlementAgent === null
      ? formatMessage({ id: 'record.closing' }, { date })
      : formatMessage({ id: 'record.closing_with' }, { date, agent: project.settlementAgent });
  // Nothing of a cancelled project is on its way to the closing any more.
  if (project.status === 'cancelled') return <Panel label={aside}>{aside}</Panel>;
  return (
    <Panel
      label={formatMessage({ id: 'record.closing' }, { date })}
      title={<DaysToClosing today={today} closing={closing} closed={closed} />}
      aside={aside}
    >
      <Stack spacing={2}>
        {isToBegin ? <ClosingNotice typed={closing} /> : null}
        <Tape today={today} closing={closing} from={dayOf(project.postedAt)} markers={markers} ended={closed} legend />
      </Stack>
    </Panel>
  );
}

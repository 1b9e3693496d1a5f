import { useRepostProjectMutation, type ProjectDetail } from '@cw/api-client';
import { Banner, SendingButton, Stack, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routes/paths.js';
import { useEvent } from '../../forms/use-event.js';
import { useOnce } from '../../forms/use-once.js';

type Links = Pick<ProjectDetail, 'repostOf' | 'reposts'>;

/** Where the project came from and where it went on. */
function RepostLinks({ repostOf, reposts }: Links): ReactElement | null {
  const { formatMessage } = useIntl();
  if (repostOf === null && reposts.length === 0) return null;
  return (
    <Stack spacing={0.5}>
      {repostOf === null ? null : (
        <TextLink href={paths.project(repostOf.id)}>
          {formatMessage({ id: 'record.repost.from' }, { title: repostOf.title })}
        </TextLink>
      )}
      {reposts.map(({ id, title }) => (
        <TextLink key={id} href={paths.project(id)}>
          {formatMessage({ id: 'record.repost.as' }, { title })}
        </TextLink>
      ))}
    </Stack>
  );
}

interface Offer {
  readonly leftOut: boolean;
  readonly count: number;
}

/** What the owner may post again now: all of a cancelled project, or what the accepted bid leaves out. */
function offerOf({ parties, status, conditions, reposts }: ProjectDetail): Offer | null {
  if (!parties.includes('owner') || reposts.length > 0) return null;
  if (status === 'cancelled') return { leftOut: false, count: conditions.length };
  const count = conditions.filter(({ state }) => state === 'left_out').length;
  return count > 0 ? { leftOut: true, count } : null;
}

/** PROJ-06: a cancelled project again, or what was left out as a project of its own, by one click. */
export function RepostBanner({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { run } = useEvent();
  const [repost, { isLoading }] = useRepostProjectMutation();
  const offer = offerOf(project);
  const post = useOnce(async () => {
    const work = async (): Promise<void> => {
      const { id } = await repost({
        id: project.id,
        repostProject: { leftOut: offer?.leftOut ?? false },
      }).unwrap();
      await navigate(paths.project(id));
    };
    await run(work, formatMessage({ id: 'record.repost.done' }));
  });
  if (offer === null) return <RepostLinks repostOf={project.repostOf} reposts={project.reposts} />;
  const kind = offer.leftOut ? 'left_out' : 'cancelled';
  return (
    <>
      <Banner
        kind="news"
        title={formatMessage({ id: `record.repost.${kind}` }, { count: offer.count })}
        action={
          <SendingButton sending={isLoading} onClick={() => void post()}>
            <FormattedMessage id={`record.repost.${kind}_action`} />
          </SendingButton>
        }
      >
        <FormattedMessage id={`record.repost.${kind}_text`} />
      </Banner>
      <RepostLinks repostOf={project.repostOf} reposts={project.reposts} />
    </>
  );
}

import { useReportNoShowMutation, type ProjectDetail } from '@cw/api-client';
import { noShowFrom, timeZoneOf, US_STATES } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, ConfirmDialog, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routes/paths.js';
import { useEvent } from '../../forms/use-event.js';
import { useNow } from '../../time/use-now.js';
import { cancelTexts } from './event-dialog.js';
import { awaitsMoney, isBlockedBy } from './turn-facts.js';

interface Props {
  readonly project: ProjectDetail;
}

/** Says what one press does, to the money too, and leads to the project that takes bids from then on. */
function NoShowDialog({ project, onClose }: Props & { readonly onClose: () => void }): ReactElement {
  const intl = useIntl();
  const { formatMessage } = intl;
  const navigate = useNavigate();
  const { run, error } = useEvent();
  const [report] = useReportNoShowMutation();
  const name = project.contractorName ?? '';
  const texts = [
    ...cancelTexts(project, intl),
    formatMessage({ id: 'work.no_show.text_again' }),
    formatMessage({ id: 'work.no_show.text_record' }, { name }),
  ];
  const press = async (): Promise<void> => {
    const { id } = await report(project.id).unwrap();
    onClose();
    await navigate(paths.project(id));
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage({ id: 'work.no_show.title' }, { name })}
      confirmLabel={formatMessage({ id: 'work.no_show.confirm' })}
      error={error}
      onConfirm={async () => {
        await run(press, formatMessage({ id: 'work.no_show.done' }));
      }}
      onClose={onClose}
    >
      {texts.map((text) => (
        <Typography key={text} sx={{ mb: 1 }}>
          {text}
        </Typography>
      ))}
    </ConfirmDialog>
  );
}

/** PROJ-06: what the owner can do when nobody comes on the agreed day; before it, from when. */
export function NoShowOffer({ project }: Props): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const day = project.agreed?.startDate;
  const state = US_STATES.find((code) => code === project.state);
  if (!project.actions.includes('report_no_show') || !day || state === undefined) return null;
  const from = noShowFrom(day, state);
  const name = project.contractorName ?? '';
  if (now < from.getTime() && isBlockedBy(project, 'report_no_show', 'no_show_due')) {
    // Nothing can begin without the money, and what is to be done then is said above.
    if (awaitsMoney(project)) return null;
    const time = formats.deadline(from, timeZoneOf(state));
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatMessage({ id: 'work.no_show.ahead' }, { name, time })}
      </Typography>
    );
  }
  const date = formats.plainDate(day);
  return (
    <>
      <Banner
        kind="news"
        title={formatMessage({ id: 'work.no_show.due' }, { name })}
        action={
          <Button variant="danger" onClick={() => setAsking(true)}>
            {formatMessage({ id: 'work.no_show.action' })}
          </Button>
        }
      >
        {formatMessage({ id: 'work.no_show.due_text' }, { name, date })}
      </Banner>
      {isAsking ? <NoShowDialog project={project} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

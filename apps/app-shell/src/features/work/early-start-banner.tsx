import { useRefuseEarlyStartMutation, type ProjectDetail } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, CheckIcon, PersonsWords, SendingButton, Stack, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useEvent } from '../../forms/use-event.js';
import { useOnce } from '../../forms/use-once.js';
import { EventDialog } from './event-dialog.js';

export interface EarlyStartBannerProps {
  readonly project: ProjectDetail;
  readonly request: NonNullable<NonNullable<ProjectDetail['agreed']>['earlyStartRequest']>;
}

/**
 * The contractor asks to begin before the agreed day. Allowing it cannot be taken back and says first what it means;
 * keeping the agreed day changes nothing and takes one press.
 */
export function EarlyStartBanner({ project, request }: EarlyStartBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { run } = useEvent();
  const [isAllowing, setAllowing] = useState(false);
  const [refuse, refusing] = useRefuseEarlyStartMutation();
  const { id, agreed, contractorName } = project;
  const date = formats.plainDate(agreed?.startDate ?? '');
  const keep = useOnce(async () => {
    await run(() => refuse(id).unwrap(), formatMessage({ id: 'work.early_refused' }));
  });
  return (
    <Banner kind="news" title={formatMessage({ id: 'work.banner.early_request' }, { name: contractorName, date })}>
      <PersonsWords>{request.reason}</PersonsWords>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {formatMessage({ id: 'work.banner.early_request_text' })}
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <Button
          variant="primary"
          startIcon={<CheckIcon />}
          disabled={refusing.isLoading}
          onClick={() => setAllowing(true)}
        >
          {formatMessage({ id: 'work.allow_early_start' })}
        </Button>
        <SendingButton sending={refusing.isLoading} onClick={() => void keep()}>
          {formatMessage({ id: 'work.refuse_early_start' })}
        </SendingButton>
      </Stack>
      {isAllowing ? (
        <EventDialog event="allow_early_start" project={project} onClose={() => setAllowing(false)} />
      ) : null}
    </Banner>
  );
}

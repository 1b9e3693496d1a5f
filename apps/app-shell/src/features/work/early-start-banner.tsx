import { useAllowEarlyStartMutation, useRefuseEarlyStartMutation, type ProjectDetail } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Banner, CheckIcon, SendingButton, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useEvent } from '../../forms/use-event.js';

export interface EarlyStartBannerProps {
  readonly project: ProjectDetail;
  readonly request: NonNullable<NonNullable<ProjectDetail['agreed']>['earlyStartRequest']>;
}

/** The contractor asks to begin before the agreed day; the client answers with one press. */
export function EarlyStartBanner({ project, request }: EarlyStartBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { run } = useEvent();
  const [allow, allowing] = useAllowEarlyStartMutation();
  const [refuse, refusing] = useRefuseEarlyStartMutation();
  const { id, agreed, contractorName } = project;
  const date = formats.plainDate(agreed?.startDate ?? '');
  const answer = (say: () => Promise<unknown>, done: 'work.allow_early_start_done' | 'work.early_refused'): void =>
    void run(say, formatMessage({ id: done }));
  return (
    <Banner kind="news" title={formatMessage({ id: 'work.banner.early_request' }, { name: contractorName, date })}>
      {request.reason}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {formatMessage({ id: 'work.banner.early_request_text' })}
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <SendingButton
          variant="primary"
          startIcon={<CheckIcon />}
          sending={allowing.isLoading}
          disabled={refusing.isLoading}
          onClick={() => answer(() => allow(id).unwrap(), 'work.allow_early_start_done')}
        >
          {formatMessage({ id: 'work.allow_early_start' })}
        </SendingButton>
        <SendingButton
          sending={refusing.isLoading}
          disabled={allowing.isLoading}
          onClick={() => answer(() => refuse(id).unwrap(), 'work.early_refused')}
        >
          {formatMessage({ id: 'work.refuse_early_start' })}
        </SendingButton>
      </Stack>
    </Banner>
  );
}

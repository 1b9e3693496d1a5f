import { Banner, Button, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

export interface LinkFailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** What a link leads to could not be read; the link itself may be good. */
export function LinkFailed({ text, onRetry }: LinkFailedProps): ReactElement {
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <Banner kind="broken" role="alert">
        {text}
      </Banner>
      <Button variant="primary" onClick={onRetry}>
        <FormattedMessage id="common.action.retry" />
      </Button>
    </Stack>
  );
}

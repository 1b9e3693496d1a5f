import { Box, SendingButton } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

export interface MoreButtonProps {
  readonly sending: boolean;
  readonly sendingText: string;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** The end of a page of a list that has more. */
export function MoreButton({ sending, sendingText, onMore, children }: MoreButtonProps): ReactElement {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 2, borderTop: 1, borderColor: 'divider' }}>
      <SendingButton sending={sending} sendingText={sendingText} onClick={onMore}>
        {children}
      </SendingButton>
    </Box>
  );
}

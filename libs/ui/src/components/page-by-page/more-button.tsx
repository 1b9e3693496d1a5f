import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { SendingButton } from '../sending-button/sending-button.js';

export interface MoreButtonProps {
  readonly sending: boolean;
  readonly sendingText: string;
  readonly onMore: () => void;
  /** In a row that has its own line above it. */
  readonly inRow?: boolean;
  readonly children: ReactNode;
}

const UNDER_ROWS = { p: 2, borderTop: 1, borderColor: 'divider' } as const;
const IN_ROW = { p: 1 } as const;

/** The end of a page of a list that has more. */
export function MoreButton({ sending, sendingText, onMore, inRow = false, children }: MoreButtonProps): ReactElement {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', ...(inRow ? IN_ROW : UNDER_ROWS) }}>
      <SendingButton sending={sending} sendingText={sendingText} onClick={onMore}>
        {children}
      </SendingButton>
    </Box>
  );
}

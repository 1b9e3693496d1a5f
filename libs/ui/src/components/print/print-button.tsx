import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PrintIcon } from '../../icons/interface-icons.js';

export interface PrintButtonProps {
  /** What is printed, for whoever does not see what it stands beside. */
  readonly about?: string;
}

/** Opens the browser's own print window. The page's print styles leave out whatever cannot be pressed on paper. */
export function PrintButton({ about }: PrintButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ui.print' });
  return (
    <Button
      variant="quiet"
      size="small"
      startIcon={<PrintIcon />}
      {...(about !== undefined && { 'aria-label': formatMessage({ id: 'ui.print.named' }, { label, about }) })}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  );
}

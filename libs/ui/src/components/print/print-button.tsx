import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PrintIcon } from '../../icons/interface-icons.js';

export interface PrintButtonProps {
  /** What is printed, for whoever does not see what it stands beside. */
  readonly about?: string;
  /** What comes of it, and for whom, in place of the bare verb. */
  readonly label?: string;
  /** The name of the element that says more of it. */
  readonly describedBy?: string;
}

/** Opens the browser's own print window. The page's print styles leave out whatever cannot be pressed on paper. */
export function PrintButton({ about, label: given, describedBy }: PrintButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const label = given ?? formatMessage({ id: 'ui.print' });
  return (
    <Button
      variant="quiet"
      size="small"
      startIcon={<PrintIcon />}
      aria-describedby={describedBy}
      {...(about !== undefined && { 'aria-label': formatMessage({ id: 'ui.print.named' }, { label, about }) })}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  );
}

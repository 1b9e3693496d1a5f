import { Button, Drawer, IconButton, CloseIcon, styled, Typography } from '@cw/ui';
import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Sheet = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '88dvh',
  '& > header, & > footer': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
  },
  '& > header': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > footer': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    paddingBottom: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
  },
  '& > .fields': { overflowY: 'auto', overscrollBehavior: 'contain', padding: theme.spacing(2) },
}));

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
  /** Enter, or the button below: whatever is still being typed is meant too. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** The filters of a phone: from below, under the thumb; what is chosen is applied at once. */
export function FilterSheet({ open, onClose, onClear, onDone, children }: FilterSheetProps): ReactElement {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onDone();
  };
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Sheet onSubmit={submit} noValidate>
        <header>
          <Typography id={titleId} component="h2" variant="h2">
            <FormattedMessage id="projects.filter.sheet_title" />
          </Typography>
          <IconButton aria-label={formatMessage({ id: 'projects.filter.sheet_close' })} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className="fields">{children}</div>
        <footer>
          <Button variant="quiet" onClick={onClear}>
            <FormattedMessage id="projects.list.clear" />
          </Button>
          <Button type="submit" variant="primary">
            <FormattedMessage id="projects.filter.sheet_done" />
          </Button>
        </footer>
      </Sheet>
    </Drawer>
  );
}

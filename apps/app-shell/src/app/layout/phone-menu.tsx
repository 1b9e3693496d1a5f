import type { SessionUser } from '@cw/api-client';
import { LAYOUT_CONSTANTS } from '@cw/domain';
import { Drawer } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SidebarContent } from './sidebar.js';

export interface PhoneMenuProps {
  readonly user: SessionUser;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** The sidebar of a phone, from the left. */
export function PhoneMenu({ user, open, onClose, onSignOut }: PhoneMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  const width = `${LAYOUT_CONSTANTS.sidebarMobileRem}rem`;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width, maxWidth: '86vw' }, 'aria-label': formatMessage({ id: 'shell.nav.label' }) } }}
    >
      <SidebarContent user={user} collapsed={false} onSignOut={onSignOut} onFollow={onClose} />
    </Drawer>
  );
}

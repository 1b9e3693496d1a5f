import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import type { ReactElement } from 'react';
import { useBackCloses } from './use-back-closes.js';

/**
 * While one of these is open the page says so here: a toast then leaves the foot of the screen, where their buttons are.
 * Not while they are going: what they did is told where toasts are looked for.
 */
const openSheet = (open: boolean | undefined) => (open === true ? { 'data-open-sheet': '' } : {});

/**
 * A dialog in the middle of the screen, a sheet from below on a phone. It calls itself not modal: the page behind it is
 * hidden from readers by name, all but the toasts, which some readers would not find from a modal one.
 */
export function Dialog({ open, ...dialog }: DialogProps): ReactElement {
  useBackCloses(open, dialog.onClose);
  return <MuiDialog aria-modal={false} {...dialog} open={open} {...openSheet(open)} />;
}

/** A panel from an edge of the screen, over the page. */
export function Drawer({ slotProps, ...drawer }: DrawerProps): ReactElement {
  useBackCloses(drawer.variant === 'permanent' ? false : drawer.open, drawer.onClose);
  const paper = { 'aria-modal': false, ...slotProps?.paper };
  return <MuiDrawer {...drawer} slotProps={{ ...slotProps, paper }} {...openSheet(drawer.open)} />;
}

/** What can be done, beside the button that was pressed. */
export function Menu(menu: MenuProps): ReactElement {
  useBackCloses(menu.open, menu.onClose);
  return <MuiMenu {...menu} />;
}

/** A small panel beside the button that was pressed. */
export function Popover(popover: PopoverProps): ReactElement {
  useBackCloses(popover.open, popover.onClose);
  return <MuiPopover {...popover} />;
}

export type { DialogProps, DrawerProps, MenuProps, PopoverProps };

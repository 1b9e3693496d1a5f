import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import type { ReactElement } from 'react';

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
  return <MuiDialog aria-modal={false} {...dialog} open={open} {...openSheet(open)} />;
}

/** A panel from an edge of the screen, over the page. */
export function Drawer({ slotProps, ...drawer }: DrawerProps): ReactElement {
  const paper = { 'aria-modal': false, ...slotProps?.paper };
  return <MuiDrawer {...drawer} slotProps={{ ...slotProps, paper }} {...openSheet(drawer.open)} />;
}

export type { DialogProps, DrawerProps };

import type { Meta } from '@storybook/react-vite';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  TextField,
  Typography,
  Box,
} from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';

export default { title: 'Actions/Dialogs', component: ConfirmDialog } satisfies Meta;

export const Usual = says((w) => (
  <ConfirmDialog open title={w.releaseAsk} confirmLabel={w.release} onConfirm={nothing} onClose={nothing}>
    {w.releaseText}
  </ConfirmDialog>
));
export const Danger = says((w) => (
  <ConfirmDialog open danger title={w.cancelAsk} confirmLabel={w.cancel} onConfirm={nothing} onClose={nothing}>
    {w.cancelText}
  </ConfirmDialog>
));
export const NotReady = says((w) => (
  <ConfirmDialog
    open
    danger
    missing={{ field: 'field-reason', text: w.scopeError }}
    title={w.cancelAsk}
    confirmLabel={w.cancel}
    onConfirm={nothing}
    onClose={nothing}
  >
    <TextField name="reason" label={w.scopeLabel} rows={3} />
  </ConfirmDialog>
));
export const Failed = says((w) => (
  <ConfirmDialog
    open
    title={w.releaseAsk}
    confirmLabel={w.release}
    error={w.bankNo}
    onConfirm={nothing}
    onClose={nothing}
  >
    {w.releaseText}
  </ConfirmDialog>
));
export const LongAddress = says((w) => (
  <Dialog open onClose={nothing} aria-labelledby="story-dialog">
    <DialogTitle id="story-dialog">{w.inviteAsk}</DialogTitle>
    <DialogContent>
      <Typography>{w.noBidsText}</Typography>
    </DialogContent>
    <DialogActions>
      <Button onClick={nothing}>{w.close}</Button>
      <Button variant="primary">{w.invite}</Button>
    </DialogActions>
  </Dialog>
));
export const FromTheEdge = says((w) => (
  <Drawer open onClose={nothing} slotProps={{ paper: { role: 'dialog', 'aria-label': w.menu } }}>
    <Box sx={{ width: 280, p: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h2">{w.menu}</Typography>
      <Button variant="quiet">{w.projects}</Button>
      <Button variant="quiet">{w.messages}</Button>
    </Box>
  </Drawer>
));
export const Spanish = { ...Danger, ...SPANISH };
export const Dark = { ...Failed, ...DARK };
export const Narrow = { ...Danger, ...NARROW };

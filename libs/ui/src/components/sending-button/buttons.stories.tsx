import type { Meta } from '@storybook/react-vite';
import {
  Box,
  Button,
  CheckIcon,
  CloseIcon,
  IconButton,
  ReturnIcon,
  SendingButton,
  Stack,
  type ButtonProps,
} from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Actions/Buttons', component: Button } satisfies Meta;

const row = { flexDirection: 'row', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };

export const Usual = {
  args: { variant: 'primary', disabled: false },
  ...says<Pick<ButtonProps, 'variant' | 'disabled'>>((w, args) => <Button {...args}>{w.accept}</Button>),
};
export const Kinds = says((w) => (
  <Stack sx={row}>
    <Button variant="primary" startIcon={<CheckIcon />}>
      {w.accept}
    </Button>
    <Button startIcon={<ReturnIcon />}>{w.giveBack}</Button>
    <Button variant="quiet">{w.history}</Button>
    <Button variant="danger">{w.cancel}</Button>
    <Button variant="dangerSolid">{w.cancel}</Button>
    <Button variant="primary" size="small">
      {w.review}
    </Button>
    <Button variant="primary" size="large">
      {w.submitBid}
    </Button>
    <IconButton aria-label={w.close}>
      <CloseIcon />
    </IconButton>
    <IconButton size="small" aria-label={w.close}>
      <CloseIcon />
    </IconButton>
  </Stack>
));
export const Disabled = says((w) => (
  <Stack sx={row}>
    <Button variant="primary" disabled>
      {w.accept}
    </Button>
    <Button disabled>{w.giveBack}</Button>
    <Button variant="quiet" disabled>
      {w.history}
    </Button>
    <Button variant="danger" aria-disabled>
      {w.cancel}
    </Button>
    <IconButton disabled aria-label={w.close}>
      <CloseIcon />
    </IconButton>
  </Stack>
));
export const Sending = says((w) => (
  <Stack sx={row}>
    <SendingButton variant="primary" sending={false}>
      {w.submitBid}
    </SendingButton>
    <SendingButton variant="primary" sending sendingText={w.submitting}>
      {w.submitBid}
    </SendingButton>
    <SendingButton sending>{w.submitBid}</SendingButton>
  </Stack>
));
export const OnPrussian = says((w) => (
  <Box sx={{ bgcolor: 'prussian.main', p: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    <Button variant="inverse">{w.submitBid}</Button>
    <Button variant="inverseQuiet">{w.history}</Button>
  </Box>
));
export const Spanish = { ...Kinds, ...SPANISH };
export const Dark = { ...Kinds, ...DARK };
export const Narrow = { ...Kinds, ...NARROW };

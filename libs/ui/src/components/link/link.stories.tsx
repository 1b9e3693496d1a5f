import type { Meta } from '@storybook/react-vite';
import { ButtonLink, Stack, TextLink, Typography } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Actions/Links', component: TextLink } satisfies Meta;

export const Usual = says((w) => (
  <Typography>
    {w.approveText} <TextLink href="#history">{w.history}</TextLink>
  </Typography>
));
export const Buttons = says((w) => (
  <Stack sx={{ gap: 1, flexDirection: 'row', flexWrap: 'wrap' }}>
    <ButtonLink href="#a" variant="primary">
      {w.review}
    </ButtonLink>
    <ButtonLink href="#b">{w.history}</ButtonLink>
    <ButtonLink href="#c" variant="quiet">
      {w.settings}
    </ButtonLink>
  </Stack>
));
export const Spanish = { ...Buttons, ...SPANISH };
export const Dark = { ...Buttons, ...DARK };
export const Narrow = { ...Buttons, ...NARROW };

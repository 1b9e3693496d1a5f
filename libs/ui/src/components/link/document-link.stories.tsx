import type { Meta } from '@storybook/react-vite';
import { DocumentButton, DocumentLink, Stack } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Actions/Documents', component: DocumentLink } satisfies Meta;

export const Usual = says((w) => (
  <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
    <DocumentLink href="/api/files/1">{w.history}</DocumentLink>
    <DocumentButton href="/api/files/1">{w.history}</DocumentButton>
  </Stack>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

import type { Meta } from '@storybook/react-vite';
import { Stack, StepBar } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Page/Step bar', component: StepBar } satisfies Meta;

export const Usual = {
  args: { step: 4, of: 7 },
  ...says<{ step: number; of: number }>((_, args) => <StepBar {...args} />),
};
export const Places = says(() => (
  <Stack sx={{ gap: 3 }}>
    <StepBar step={1} of={7} />
    <StepBar step={7} of={7} />
  </Stack>
));
export const Spanish = { ...Places, ...SPANISH };
export const Dark = { ...Places, ...DARK };
export const Narrow = { ...Places, ...NARROW };

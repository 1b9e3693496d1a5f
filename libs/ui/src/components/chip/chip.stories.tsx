import type { Meta } from '@storybook/react-vite';
import { Chip, ClockGlyph, Stack, StateChip, TONES, type ChipProps } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Chip', component: Chip } satisfies Meta;

const row = { flexDirection: 'row', flexWrap: 'wrap', gap: 1 };

export const Usual = {
  args: { tone: 'tape', solid: false },
  ...says<Pick<ChipProps, 'tone' | 'solid'>>((w, args) => (
    <Chip {...args} icon={<ClockGlyph />}>
      {w.firstBids}
    </Chip>
  )),
};
export const Tones = says((w) => (
  <Stack sx={row}>
    {TONES.flatMap((tone) => [
      <Chip key={tone} tone={tone} icon={<ClockGlyph />}>
        {w.firstBids}
      </Chip>,
      <Chip key={`${tone} solid`} tone={tone} solid icon={<ClockGlyph />}>
        {w.firstBids}
      </Chip>,
    ])}
  </Stack>
));
export const States = says(() => (
  <Stack sx={row}>
    <StateChip machine="project" state="in_progress.submitted" seenBy="client" />
    <StateChip machine="project" state="in_progress.submitted" seenBy="contractor" />
    <StateChip machine="condition" state="cleared" />
    <StateChip machine="verification" state="expiring" daysLeft={14} />
  </Stack>
));
export const Spanish = { ...Tones, ...SPANISH };
export const Dark = { ...Tones, ...DARK };
export const Narrow = { ...Tones, ...NARROW };

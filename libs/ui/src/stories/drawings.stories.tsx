import type { Meta } from '@storybook/react-vite';
import { Box, MeasuredHouse, SamplePhoto, SpotDrawing } from '../index.js';
import { DARK, NARROW, says, SPANISH } from './says.js';
import type { Words } from './words.js';

export default { title: 'Foundations/Drawings', component: MeasuredHouse } satisfies Meta;

const callouts = (w: Words) =>
  ({
    chimney: { number: 1, title: w.chimney, detail: w.roofDetail, state: 'cleared' },
    window: { number: 2, title: w.trim, detail: w.exteriorDetail, state: 'evidenced' },
    rail: { number: 3, title: w.rail, detail: w.safetyDetail, state: 'in_work' },
  }) as const;

export const Usual = says((w) => <MeasuredHouse callouts={callouts(w)} />);
export const WithoutTags = says(() => <MeasuredHouse decorative />);
export const OnPrussian = says((w) => (
  <Box sx={{ bgcolor: 'prussian.main', p: 3 }}>
    <MeasuredHouse onPrussian callouts={callouts(w)} />
  </Box>
));
export const Spots = says(() => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, 260px)' }}>
    <SpotDrawing subject="house" />
    <SpotDrawing subject="level" />
    <SpotDrawing subject="tape" />
    <SpotDrawing subject="toolbox" />
  </Box>
));
export const Photos = says((w) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr', maxWidth: 640 }}>
    <SamplePhoto subject="steps" side="before" label={w.beforeSaid} />
    <SamplePhoto subject="steps" side="after" label={w.afterSaid} />
    <SamplePhoto subject="window" side="before" label={w.beforeSaid} />
    <SamplePhoto subject="window" side="after" label={w.afterSaid} />
  </Box>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

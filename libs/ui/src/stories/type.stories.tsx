import type { Meta } from '@storybook/react-vite';
import { cents } from '@cw/domain';
import { Money, Stack, Typography } from '../index.js';
import { DARK, NARROW, says, SPANISH } from './says.js';

export default { title: 'Foundations/Type', component: Typography } satisfies Meta;

const VARIANTS = ['hero', 'h1', 'h2', 'rowTitle', 'subtitle1', 'body1', 'body2', 'caption', 'label', 'quote'] as const;

export const Usual = says((w) => (
  <Stack sx={{ gap: 2, maxWidth: 760 }}>
    {VARIANTS.map((variant) => (
      <Typography key={variant} variant={variant} component="p">
        {variant === 'body1' || variant === 'body2' ? w.prose : w.hero}
      </Typography>
    ))}
    <Money cents={cents(642_000)} size="large" />
    <Money cents={cents(464_000)} size="total" />
  </Stack>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Box, darkColors, lightColors, radius, Stack, Typography } from '../index.js';
import { DARK, NARROW, says, SPANISH } from './says.js';

export default { title: 'Foundations/Colors' } satisfies Meta;

function Swatches({ colors }: { readonly colors: Readonly<Record<string, string>> }): ReactElement {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' }}>
      {Object.entries(colors).map(([token, value]) => (
        <Stack key={token} sx={{ gap: 0.5 }}>
          <Box
            sx={{
              height: 48,
              backgroundColor: value,
              border: 1,
              borderColor: 'lineStrong',
              borderRadius: `${radius.chip}px`,
            }}
          />
          <Typography variant="caption">
            {token} {value}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}

export const Usual = says(() => <Swatches colors={lightColors} />);
export const Night = says(() => <Swatches colors={darkColors} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Box, Stack, Typography } from '../index.js';
import * as icons from '../icons/index.js';
import { DARK, NARROW, says, SPANISH } from './says.js';

export default { title: 'Foundations/Icons and glyphs' } satisfies Meta;

interface SheetProps {
  readonly ending: 'Icon' | 'Glyph';
}

function Sheet({ ending }: SheetProps): ReactElement {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' }}>
      {Object.entries(icons)
        .filter(([name]) => name.endsWith(ending))
        .map(([name, Icon]) => (
          <Stack key={name} sx={{ gap: 0.5, alignItems: 'center', textAlign: 'center' }}>
            <Icon size={ending === 'Icon' ? 20 : 16} />
            <Typography variant="caption">{name.slice(0, -ending.length)}</Typography>
          </Stack>
        ))}
    </Box>
  );
}

export const Usual = says(() => <Sheet ending="Icon" />);
export const Glyphs = says(() => <Sheet ending="Glyph" />);
export const Named = says((w) => <icons.HouseIcon title={w.house} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

import type { Meta } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Box, Button, Divider, EditIcon, Menu, MenuItem, Popover, TrashIcon, Typography } from '../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from './says.js';
import type { Words } from './words.js';

export default { title: 'Kit/Menu', component: Menu } satisfies Meta;

interface OpenedProps {
  readonly w: Words;
  readonly draw: (anchor: HTMLElement) => ReactElement;
}

/** What hangs on something else is open as soon as that is there. */
function Opened({ w, draw }: OpenedProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ minHeight: 320 }}>
      <Button ref={setAnchor} aria-haspopup="menu">
        {w.more}
      </Button>
      {anchor === null ? null : draw(anchor)}
    </Box>
  );
}

export const Usual = says((w) => (
  <Opened
    w={w}
    draw={(anchor) => (
      <Menu open anchorEl={anchor} onClose={nothing} slotProps={{ list: { 'aria-label': w.more } }}>
        <MenuItem selected>
          <EditIcon />
          {w.giveBack}
        </MenuItem>
        <MenuItem>{w.noBidsText}</MenuItem>
        <MenuItem disabled>{w.release}</MenuItem>
        <Divider component="li" />
        <MenuItem>
          <TrashIcon />
          {w.cancel}
        </MenuItem>
      </Menu>
    )}
  />
));
export const PopoverOpen = says((w) => (
  <Opened
    w={w}
    draw={(anchor) => (
      <Popover
        open
        anchorEl={anchor}
        onClose={nothing}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': w.notifications } }}
      >
        <Typography sx={{ p: 2, maxWidth: 320 }}>{w.noBidsText}</Typography>
      </Popover>
    )}
  />
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

import type { Meta } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import {
  BellIcon,
  BottomNavigation,
  BottomNavigationAction,
  Box,
  Button,
  ButtonBase,
  Collapse,
  Container,
  Divider,
  HouseIcon,
  MessageIcon,
  Panel,
  Stack,
  Tab,
  Tabs,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from './says.js';
import type { Words } from './words.js';

export default { title: 'Kit/Navigation and choice', component: Tabs } satisfies Meta;

interface WithWords {
  readonly w: Words;
}

function Sections({ w }: WithWords): ReactElement {
  const [tab, setTab] = useState(0);
  return (
    <div>
      <Tabs value={tab} onChange={(_, next: number) => setTab(next)} variant="scrollable" aria-label={w.project}>
        {[w.conditions, w.bids, w.messages, w.payments].map((label, place) => (
          <Tab key={label} label={label} id={`tab-${place}`} aria-controls={`tabpanel-${place}`} />
        ))}
        <Tab label={w.settings} disabled />
      </Tabs>
      <Box role="tabpanel" id={`tabpanel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ py: 2 }}>
        <Typography>{w.prose}</Typography>
      </Box>
    </div>
  );
}

function Views({ w }: WithWords): ReactElement {
  const [view, setView] = useState('list');
  return (
    <ToggleButtonGroup exclusive value={view} onChange={(_, next: string) => setView(next)} aria-label={w.viewAs}>
      <ToggleButton value="list">{w.listView}</ToggleButton>
      <ToggleButton value="map">{w.mapView}</ToggleButton>
      <ToggleButton value="none" disabled>
        {w.nobody}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function Bar({ w }: WithWords): ReactElement {
  return (
    <BottomNavigation value="home" component="nav" aria-label={w.menu}>
      <BottomNavigationAction value="home" label={w.projects} icon={<HouseIcon />} />
      <BottomNavigationAction value="messages" label={w.messages} icon={<MessageIcon />} />
      <BottomNavigationAction value="news" label={w.notifications} icon={<BellIcon />} />
    </BottomNavigation>
  );
}

export const Usual = says((w) => (
  <Stack sx={{ gap: 3 }}>
    <Sections w={w} />
    <Views w={w} />
    <Bar w={w} />
  </Stack>
));
/** Held open as a reader without a mouse opens it: by taking the focus there. */
export const TooltipOpen = {
  ...says((w) => (
    <Box sx={{ pt: 6, pl: 6 }}>
      <Tooltip title={w.hint}>
        <Button>{w.filter}</Button>
      </Tooltip>
    </Box>
  )),
  play: ({ canvasElement }: { readonly canvasElement: HTMLElement }): void => {
    canvasElement.querySelector('button')?.focus();
  },
};
export const Layout = says((w) => (
  <Container maxWidth="sm" disableGutters>
    <Panel label={w.project}>
      <Typography>{w.address}</Typography>
      <Divider sx={{ my: 2 }} />
      <Collapse in>
        <Typography>{w.noBidsText}</Typography>
      </Collapse>
      <ButtonBase onClick={nothing}>{w.history}</ButtonBase>
    </Panel>
  </Container>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

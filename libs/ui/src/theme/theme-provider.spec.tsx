import Box from '@mui/material/Box';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COLOR_SCHEME_STORAGE_KEY, useColorSchemeChoice } from './color-scheme.js';
import { CwThemeProvider } from './theme-provider.js';
import { contrast } from '../testing/contrast.js';
import { darkColors, lightColors } from './tokens.js';

function Chooser(): React.ReactElement {
  const { choice, setChoice } = useColorSchemeChoice();
  return (
    <button type="button" onClick={() => setChoice('dark')}>
      {choice}
    </button>
  );
}

describe('CwThemeProvider', () => {
  beforeEach(() => {
    window.localStorage.clear();
    // jsdom has no media queries; this device prefers light.
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });

  it('follows the device until the reader chooses, then remembers', async () => {
    const { unmount } = render(
      <CwThemeProvider>
        <Chooser />
      </CwThemeProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('system');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await userEvent.click(screen.getByRole('button'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(window.localStorage.getItem(COLOR_SCHEME_STORAGE_KEY)).toBe('dark');
    unmount();
    render(
      <CwThemeProvider>
        <Chooser />
      </CwThemeProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('dark');
  });

  it('names its classes by the key of its root', () => {
    render(
      <CwThemeProvider cacheKey="ws">
        <Box component="p">Words</Box>
      </CwThemeProvider>,
    );
    expect(screen.getByText('Words').className).toMatch(/(?:^| )ws-/);
  });
});

const TEXT_ON_GROUND = [
  ['ink', 'plaster'],
  ['ink', 'paper'],
  ['ink2', 'plaster'],
  ['ink2', 'sunk'],
  ['ink3', 'paper'],
  ['action', 'plaster'],
  ['action', 'actionSoft'],
  ['onAction', 'action'],
  ['onTape', 'tape'],
  ['onTape', 'tape2'],
  ['tapeDeep', 'tapeSoft'],
  ['level', 'levelSoft'],
  ['onLevel', 'level'],
  ['brick', 'brickSoft'],
  ['brick', 'paper'],
  ['onBrick', 'brick'],
  ['plum', 'plumSoft'],
  ['onPlum', 'plum'],
  ['copper', 'copperSoft'],
  ['onCopper', 'copper'],
  ['slate', 'slateSoft'],
  ['onSlate', 'slate'],
  ['onPrussian', 'prussian'],
  ['onPrussian2', 'prussian'],
] as const;

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('colors by %s', (_, colors) => {
  it.each(TEXT_ON_GROUND)('%s on %s can be read (WCAG AA)', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'plaster'] as const)('borders of controls stand out on %s', (ground) => {
    expect(contrast(colors.lineStrong, colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

import { printStyles } from './print-styles.js';
import { cwTheme } from './theme.js';
import { lightColors } from './tokens.js';

describe('print styles', () => {
  it('have the ink of the day, also for whoever reads by night', () => {
    const { [':root[data-theme="dark"]']: values } = printStyles(cwTheme())['@media print'];

    expect(values).toMatchObject({
      '--cw-palette-background-paper': lightColors.paper,
      '--cw-palette-text-primary': lightColors.ink,
      '--cw-palette-plum-main': lightColors.plum,
    });
  });
});

/** @jest-environment node */
import { useId, useSyncExternalStore, type ReactElement } from 'react';
import { CwThemeProvider, Panel } from '../index.js';
import { storeElement } from './store-element.js';

function Named(): ReactElement {
  return <p id={useId()}>Named</p>;
}
const never = (): (() => void) => () => undefined;
function OfTheBrowser(): ReactElement {
  return <p>{useSyncExternalStore(never, () => 'here')}</p>;
}

describe('an element that a build stores', () => {
  it('brings the styles of what it shows, under the prefix of stored pages', async () => {
    const { html, styles } = await storeElement((cache) => (
      <CwThemeProvider cache={cache}>
        <Panel title="Payment">Held</Panel>
      </CwThemeProvider>
    ));
    const [, name] = /<section class="css-([^" ]+)/.exec(html) ?? [];
    const own = styles.find(({ key, ids }) => key === 'css' && ids.split(' ').includes(String(name)));
    expect(own?.css).toContain(`.css-${name}{`);
  });

  it('has ids of its own, so that two can stand in one document', async () => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map((idPrefix) => storeElement(() => <Named />, { idPrefix })),
    );
    expect(one?.html).not.toBe(other?.html);
  });

  it('is refused where a part can be drawn in a browser only', async () => {
    await expect(storeElement(() => <OfTheBrowser />)).rejects.toThrow(/getServerSnapshot/);
  });
});

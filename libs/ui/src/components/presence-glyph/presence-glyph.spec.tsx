import { PRESENCES, type Presence } from '@cw/domain';
import { renderUi } from '../../testing/render-ui.js';
import { PresenceGlyph } from './presence-glyph.js';

async function drawn(presence: Presence): Promise<{ shape: string; color: string; text: string | null }> {
  const { container, unmount } = await renderUi(<PresenceGlyph presence={presence} />);
  const glyph = container.querySelector('svg[aria-hidden="true"]');
  const shape = glyph?.innerHTML ?? '';
  // The class is named by what it declares, and differs by nothing but the color.
  const color = glyph?.parentElement?.className ?? '';
  const text = container.textContent;
  unmount();
  return { shape, color, text };
}

const all = async () => {
  const looks = [];
  for (const presence of PRESENCES) looks.push(await drawn(presence));
  return looks;
};

describe('PresenceGlyph', () => {
  it('RT-04 tells online, away, busy and offline apart by shape, and by color too', async () => {
    const looks = await all();

    expect(PRESENCES).toEqual(['online', 'away', 'busy', 'offline']);
    for (const key of ['shape', 'color'] as const) {
      const kinds = new Set(looks.map((look) => look[key]));
      expect(kinds.has('')).toBe(false);
      expect(kinds.size).toBe(PRESENCES.length);
    }
  });

  it('RT-04 leaves the word to what stands beside it', async () => {
    expect((await all()).map(({ text }) => text)).toEqual(['', '', '', '']);
  });
});

import type { Ground } from './ground.js';
import type { Notes } from './notes.js';
import { shapeOf } from './shapes.js';
import { Walker } from './walker.js';

/** How many tabs share the pages of one kind of person: one draws while another waits. */
const TABS = 2;

/**
 * Goes from the first pages on to every page that a link leads to, a few of each shape, and presses on each what was not
 * pressed before. Pages that are as many links away are walked in the order of their addresses, so that every run is
 * the same one.
 */
export async function walkFrom(starts: readonly string[], ground: Ground, notes: Notes): Promise<readonly string[]> {
  const { context, origin, states, isLeftOut = () => false } = ground;
  const tabs = await Promise.all(
    Array.from({ length: TABS }, async () => new Walker(await context.newPage(), ground, notes)),
  );
  const added = new Set((ground.alsoAt ?? []).map((path) => new URL(path, origin).href));
  let level = starts.map((path) => new URL(path, origin).href);
  for (let isFirst = true; level.length > 0; isFirst = false) {
    const due = level.filter((address) => {
      const shape = shapeOf(address, states);
      return (
        (isFirst || added.has(address) || !isLeftOut(shape)) && notes.claim(`page ${shape}`, isFirst ? Infinity : 1)
      );
    });
    const found = new Set<string>();
    const share = async (tab: Walker): Promise<void> => {
      for (let address = due.shift(); address !== undefined; address = due.shift()) {
        for (const link of await tab.walk(address, isFirst)) found.add(link);
      }
    };
    // The frame of all pages is pressed on the first ones, by one tab alone: it may sign somebody out.
    await Promise.all((isFirst ? tabs.slice(0, 1) : tabs).map(share));
    if (isFirst) for (const address of added) found.add(address);
    level = [...found].sort();
  }
  return notes.takeFaults();
}

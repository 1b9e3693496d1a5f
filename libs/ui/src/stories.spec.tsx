import { LOCALES, type Locale } from '@cw/i18n';
import { composeStories } from '@storybook/react';
import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import preview from '../.storybook/preview.js';
import * as ui from './index.js';
import { layOut } from './testing/lay-out.js';

type Story = ComponentType & { readonly tags: readonly string[]; readonly load: () => Promise<void> };
type NamedStory = readonly [name: string, story: Story];

const isStories = (path: string): boolean => path.endsWith('.stories.tsx');
const FILES = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(isStories).sort();
const VARIANTS = ['Spanish', 'Dark', 'Narrow'];

// jsdom paints nothing: colors are measured where they are told (design-tokens.spec.ts), sizes in the browser's sweeps.
const AXE: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  preload: false,
  iframes: false,
};

/** React's word on tests that do not wait is not about the component. */
const IS_ABOUT_TESTS = /\bact\b/;

const storiesOf = (file: string, locale: Locale): readonly NamedStory[] => {
  const initialGlobals = { ...preview.initialGlobals, locale };
  const composed = composeStories(jest.requireActual(join(__dirname, file)), { ...preview, initialGlobals });
  return Object.entries(composed as unknown as Record<string, Story>);
};

/** Those that are more than another one in other clothes. */
const ownOf = (file: string, locale: Locale): readonly NamedStory[] =>
  storiesOf(file, locale).filter(([, { tags }]) => !tags.includes('variant'));

interface Fiber {
  readonly elementType: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** What React drew, down to the components' own functions: a name in a story's file does not count. */
function collect(fiber: Fiber | null, into: Set<unknown>): void {
  for (let at = fiber; at !== null; at = at.sibling) {
    into.add(at.elementType);
    collect(at.child, into);
  }
}

function rootOf(container: Element): Fiber {
  const [, root] = Object.entries(container).find(([name]) => name.startsWith('__reactContainer$'))!;
  return (root as { readonly stateNode: { readonly current: Fiber } }).stateNode.current;
}

const isComponent = ([name, value]: readonly [string, unknown]): boolean =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || Object(value).$$typeof !== undefined);

const drawn = new Set<unknown>();
const complaints: string[] = [];

async function show(Story: Story): Promise<void> {
  await Story.load();
  const { container } = render(<Story />);
  // What comes a moment later, such as a part that is fetched, has its turn.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  collect(rootOf(container), drawn);
}

describe('stories', () => {
  layOut();
  beforeAll(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    URL.createObjectURL = () => 'blob:story';
    URL.revokeObjectURL = () => undefined;
  });
  beforeEach(() => {
    complaints.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      const text = words.map(String).join(' ');
      if (!IS_ABOUT_TESTS.test(text)) complaints.push(text);
    });
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  // Names come from the same code in both languages, so axe looks once.
  it.each(FILES)('axe finds nothing in %s', async (file) => {
    const found: unknown[] = [];
    for (const [name, Story] of ownOf(file, 'en')) {
      await show(Story);
      const { violations } = await axe.run(document.body, AXE);
      found.push(...violations.map(({ id, nodes }) => ({ name, id, at: nodes.map(({ html }) => html) })));
      cleanup();
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(FILES)('I18N-01 %s is drawn in Spanish without a complaint of React or of its texts', async (file) => {
    for (const [, Story] of ownOf(file, 'es')) {
      await show(Story);
      expect(document.documentElement.lang).toBe('es');
      cleanup();
    }
    expect(complaints).toEqual([]);
  });

  it.each(FILES)('%s shows long Spanish, the dark and a phone', (file) => {
    const names = storiesOf(file, 'en').map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(VARIANTS));
  });

  it('every component that hosts can import is drawn in a story', () => {
    const missing = Object.entries(ui).filter((entry) => isComponent(entry) && !drawn.has(entry[1]));
    expect(missing.map(([name]) => name)).toEqual([]);
    expect(LOCALES).toEqual(['en', 'es']);
  });
});

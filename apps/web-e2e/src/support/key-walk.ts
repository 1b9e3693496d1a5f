import { expect, test, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard.js';

/** Where the focus is after one step, whether it can be seen there, and what was announced meanwhile. */
export interface FocusRecord {
  readonly step: string;
  readonly focus: string;
  readonly seen: boolean;
  readonly announced: readonly string[];
}

interface Focus {
  readonly name: string;
  readonly isNowhere: boolean;
  readonly seen: boolean;
}

/** Where the focus is, and whether some of it is on the screen and under nothing. */
const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document;
    if (focused === null || focused === body) return { name: 'nowhere', isNowhere: true, seen: false };
    const words = focused.getAttribute('aria-label') ?? focused.textContent;
    const name = `${focused.tagName.toLowerCase()} ${words.trim().slice(0, 60)}`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
    // A box of which much lies under the edge of the screen is looked for at its visible corners too.
    const points = [
      [x, y],
      [left + 4, Math.max(0, top) + 4],
      [right - 4, Math.max(0, top) + 4],
    ] as const;
    const isOnTop = ([px, py]: readonly [number, number]): boolean => {
      const there = document.elementFromPoint(px, py);
      return there !== null && (focused.contains(there) || there.contains(focused));
    };
    return { name, isNowhere: false, seen: bottom > 0 && top < innerHeight && points.some(isOnTop) };
  });

declare global {
  interface Window {
    /** Only in a page that is walked. */
    announced?: string[];
  }
}

/** A walk by keys alone: each step says where the focus is then, and fails where it is nowhere or cannot be seen. */
export class KeyWalk {
  private readonly records: FocusRecord[] = [];

  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<KeyWalk> {
    await page.addInitScript(() => {
      if (globalThis.origin === 'null') return;
      const said: string[] = (window.announced = []);
      const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const text = element?.closest(LIVE)?.textContent.trim();
          if (text && said.at(-1) !== text) said.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return new KeyWalk(page);
  }

  /** Tab leads to it, and a key presses it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.press(key);
  }

  /** One step, after which the focus is where it should be, or at least somewhere. */
  async step(step: string, act: () => Promise<void>, lands?: Locator): Promise<void> {
    await act();
    if (lands) await expect(lands, `${step}: the focus`).toBeFocused();
    await expect.poll(async () => (await focusOf(this.page)).isNowhere, `${step}: the focus is nowhere`).toBe(false);
    await expect.poll(async () => (await focusOf(this.page)).seen, `${step}: the focus can be seen`).toBe(true);
    const { name: focus, seen } = await focusOf(this.page);
    const announced = await this.page.evaluate(() => window.announced?.splice(0) ?? []);
    this.records.push({ step, focus, seen, announced });
  }

  /**
   * No two buttons of the page have the same name: whoever hears them has nothing else to tell them apart. The frame around
   * it offers some acts at two places.
   */
  async expectToldApart(): Promise<void> {
    const names = await this.page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility() && button.closest('[inert], [aria-hidden="true"]') === null)
          .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim()),
      );
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice, 'names that several buttons have').toEqual([]);
  }

  /** What was found, beside the run's results. */
  async tell(): Promise<readonly FocusRecord[]> {
    const body = JSON.stringify(this.records, null, 2);
    await test.info().attach('where the focus was', { body, contentType: 'application/json' });
    return this.records;
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { UploadedFile } from '../fixtures/files.js';
import { patience } from '../support/patience.js';
import type { Words } from '../support/words.js';
import type { EngineBrowser } from './browser.js';
import * as page from './in-page.js';
import { css, type Target } from './targets.js';

const PATIENCE = { intervals: [100], timeout: patience.condition };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** As high as the screen is on which a window stands. */
const HIGHEST = 3800;
/** How far from a field's start its first part is met, in px. */
const FIRST_PART = 20;
const DOCUMENT = css(':root');
/** Longer than a double click takes: sooner, what a press has brought takes no press. */
const LOOKED_AT_MS = 600;
/** Where pictures of what was looked at are kept; none without it. */
const SHOTS = process.env['SWEEP_SHOTS'];

/** One person at a phone, in a browser that is not Chromium: reads, presses, types letter by letter, waits. */
export class Person {
  private pressedAt = 0;

  constructor(
    readonly browser: EngineBrowser,
    readonly words: Words,
    private readonly origin: string,
    /** Of engine and person, for the names of pictures. */
    readonly name: string,
  ) {}

  async goTo(path: string): Promise<void> {
    await this.browser.open(`${this.origin}${path}`);
  }

  /** Waits until it stands there. */
  async sees(target: Target): Promise<void> {
    await this.until(target, 'is seen', async () => {
      expect(await this.ask(target, page.countOf)).toBeGreaterThan(0);
    });
  }

  /** Waits until there are so many of them. */
  async counts(target: Target, count: number): Promise<void> {
    await this.until(target, `is there ${count} times`, async () => {
      expect(await this.ask(target, page.countOf)).toBe(count);
    });
  }

  /** Waits until it has gone. */
  async misses(target: Target): Promise<void> {
    await this.counts(target, 0);
  }

  /** Waits until these words stand somewhere. */
  async reads(text: string): Promise<void> {
    await this.until(DOCUMENT, `says ${text}`, async () => {
      expect((await this.now()).text.includes(text)).toBe(true);
    });
  }

  async press(target: Target, farthest = DESK.width): Promise<void> {
    const { x, y } = await this.until(target, 'can be pressed', async () => {
      expect(await this.ask(target, page.faultOf)).toBeNull();
      const place = await this.ask(target, page.aim, farthest);
      if ('fault' in place) throw new Error(place.fault);
      return place;
    });
    // As a person does, who looks at what the last press has brought.
    await expect.poll(() => Date.now() - this.pressedAt, PATIENCE).toBeGreaterThan(LOOKED_AT_MS);
    const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.browser.act([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }]);
    this.pressedAt = Date.now();
  }

  /** Presses a field and types, letter by letter. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.keys(text);
    await this.holds(target, (value) => plain(value) === plain(text), text);
  }

  /** Types a calendar day, `YYYY-MM-DD`, part by part; leaves it out where the engine takes none. */
  async typeDay(target: Target, day: string): Promise<void> {
    const keys = this.browser.keysOfDay(day);
    if (keys === null) return;
    await this.press(target, FIRST_PART);
    await this.keys(keys);
    await this.holds(target, (value) => value === day, day);
  }

  /** Waits until a field holds this text. */
  async keeps(target: Target, text: string): Promise<void> {
    await this.holds(target, (value) => value === text, text);
  }

  /** Waits until the page answers so: `question` is the source of a function without arguments that answers a text. */
  async answers(question: string, answer: string): Promise<void> {
    await this.until(DOCUMENT, `answers ${answer}`, async () => {
      expect(await this.browser.run(question, '')).toBe(answer);
    });
  }

  /** As the browser's own button does. */
  async goBack(): Promise<void> {
    await this.browser.run('() => { history.back(); return ""; }', '');
  }

  async choose(target: Target, value: string): Promise<void> {
    await this.until(target, `takes ${value}`, async () => {
      expect(await this.ask(target, page.choose, value)).toBe(true);
    });
  }

  async attach(target: Target, { name, mimeType, buffer }: UploadedFile): Promise<void> {
    const file = { name, type: mimeType, base64: buffer.toString('base64') };
    await this.until(target, `takes ${name}`, async () => {
      expect(await this.ask(target, page.attach, file)).toBe(true);
    });
  }

  async arrivesAt(pattern: RegExp): Promise<string> {
    return this.until(DOCUMENT, `is at ${pattern.source}`, async () => {
      const { url } = await this.now();
      expect(url).toMatch(pattern);
      return url;
    });
  }

  /** Nothing has to be looked for sideways, on a phone or at a desk; keeps pictures of both where they are asked for. */
  async looks(name: string): Promise<void> {
    for (const size of [DESK, PHONE]) {
      await this.browser.resize(size.width, size.height);
      await this.until(DOCUMENT, `fits ${size.width} px: ${name}`, async () => {
        const { width, wanted } = await this.now();
        expect(width).toBe(size.width);
        expect(wanted).toBeLessThanOrEqual(width);
      });
      if (SHOTS !== undefined) await this.keepPicture(SHOTS, `${name}.${size.width}`, size);
    }
    await this.browser.resize(PHONE.width, PHONE.height);
  }

  now(): Promise<page.PageNow> {
    return this.ask(DOCUMENT, page.pageNow);
  }

  private async keepPicture(folder: string, name: string, size: { width: number; height: number }): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const { height } = await this.now();
    const whole = Math.max(size.height, Math.min(height, HIGHEST));
    await this.browser.resize(size.width, whole);
    await this.until(DOCUMENT, `is drawn ${whole} px high: ${name}`, async () => {
      expect(await this.ask(DOCUMENT, page.drawnHeight)).toBe(whole);
    });
    writeFileSync(join(folder, `${this.name}.${name}.png`), await this.browser.picture());
  }

  private async holds(target: Target, fits: (value: string) => boolean, text: string): Promise<void> {
    await this.until(target, `holds ${text}`, async () => {
      const value = await this.ask(target, page.valueOf);
      expect(value !== null && fits(value), `what it holds: ${value}`).toBe(true);
    });
  }

  private async keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.browser.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits for a condition; says in the end what stood there instead. */
  private async until<Result>(target: Target, what: string, attempt: () => Promise<Result>): Promise<Result> {
    let result: { readonly value: Result } | undefined;
    try {
      await expect(async () => {
        result = { value: await attempt() };
      }).toPass(PATIENCE);
    } catch (error) {
      const { url, text } = await this.now().catch((silence: unknown) => ({ url: 'nowhere', text: String(silence) }));
      throw new Error(`${JSON.stringify(target)} ${what}: ${String(error)}\n\nat ${url}:\n${text}`, { cause: error });
    }
    if (!result) throw new Error('unreachable: the poll above ended well');
    return result.value;
  }

  private async ask<More, Answer>(
    target: Target,
    question: (found: Element[], more: More) => Answer | Promise<Answer>,
    more?: More,
  ): Promise<Answer> {
    const source = page.sourceOf(question as (found: Element[], more: never) => unknown);
    const text = JSON.stringify({ target, more });
    let answer = await this.browser.run(source, text);
    if (answer === page.MISSING) {
      await this.browser.run(page.bringFinder(), '');
      answer = await this.browser.run(source, text);
    }
    return JSON.parse(answer) as Answer;
  }
}

/** Fields write amounts and telephone numbers in their own way. */
const plain = (text: string): string => text.replaceAll(/[\s()+,./-]/gu, '');

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { isOfTheNetwork, type EngineBrowser, type InputSource, type Look } from './browser.js';
import { patience } from '../support/patience.js';
import { freePort } from './free-port.js';
import { Program } from './processes.js';

const WINDOW = fileURLToPath(new URL('./window.py', import.meta.url));
/** The one that has the bindings of the window. */
const PYTHON = '/usr/bin/python3';
/** Wide enough for a desk, and as high as the longest page that is looked at. */
const SCREEN = '1600x3900x24';
const ARROW_RIGHT = '\uE014';
const LONGEST_MS = 30_000;

/** WebKit as Debian has it, on a screen of its own, over the plain protocol of WebDriver. */
export class WebKit implements EngineBrowser {
  private constructor(
    private readonly programs: readonly Program[],
    private readonly session: string,
    private readonly language: Look['language'],
    /** What the pages write to their console; the driver itself swallows it. */
    private readonly log: string,
  ) {}

  static async start(program: string, { language, width, height }: Look): Promise<WebKit> {
    const screen = new Program('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
    const display = `:${await screen.says(/^(\d+)\n/mu)}`;
    const port = await freePort();
    const driver = new Program(program, [`--port=${port}`], { DISPLAY: display, GDK_BACKEND: 'x11' });
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/status`);
    const log = join(mkdtempSync(join(tmpdir(), 'cw-webkit-')), 'console.log');
    const args = [WINDOW, language, String(width), String(height), log];
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary: PYTHON, args } };
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, {
      capabilities: { alwaysMatch },
    });
    return new WebKit([driver, screen], `${address}/session/${sessionId}`, language, log);
  }

  get complaints(): readonly string[] {
    const lines = readFileSync(this.log, 'utf8').split('\n');
    return lines.filter((line) => /^CONSOLE .*ERROR/u.test(line) && !isOfTheNetwork(line));
  }

  /** Its parts follow the language of the person, and are left by the arrow. */
  keysOfDay(day: string): string {
    const [year, month, date] = day.split('-');
    const parts = this.language === 'en' ? [month, date, year] : [date, month, year];
    return parts.join(ARROW_RIGHT);
  }

  async open(url: string): Promise<void> {
    await ask('POST', `${this.session}/url`, { url });
  }

  run(source: string, text: string): Promise<string> {
    return ask('POST', `${this.session}/execute/sync`, { script: `return (${source})(...arguments)`, args: [text] });
  }

  async act(actions: readonly InputSource[]): Promise<void> {
    await ask('POST', `${this.session}/actions`, { actions });
  }

  async resize(width: number, height: number): Promise<void> {
    await ask('POST', `${this.session}/window/rect`, { width, height, x: 0, y: 0 });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await ask('DELETE', this.session).catch(() => undefined);
    for (const each of this.programs) await each.end();
    rmSync(dirname(this.log), { recursive: true });
  }
}

async function answers(url: string): Promise<void> {
  await expect(() => fetch(url)).toPass({ intervals: [50], timeout: patience.program });
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: Value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { isOfTheNetwork, type EngineBrowser, type InputSource, type Look } from './browser.js';
import { freePort } from './free-port.js';
import { Program } from './processes.js';

const WINDOW = fileURLToPath(new URL('./window.py', import.meta.url));
/** The one that has the bindings of the window. */
const PYTHON = '/usr/bin/python3';
/** Wide enough for a desk, and as high as the longest page that is looked at. */
const SCREEN = '1600x3900x24';
const LONGEST_MS = 30_000;
/** There is no graphics card where tests run, and a page drawn without one looks the same. */
const WITHOUT_CARD = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' };

/** WebKit as Debian has it, on a screen of its own, over the plain protocol of WebDriver. */
export class WebKit implements EngineBrowser {
  private constructor(
    private readonly screen: Program,
    private readonly driver: Program,
    private readonly session: string,
  ) {}

  static async start(program: string, { language, width, height }: Look): Promise<WebKit> {
    const screen = new Program('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
    const display = `:${await screen.says(/^(\d+)\n/mu)}`;
    const port = await freePort();
    const driver = new Program(program, [`--port=${port}`], { ...WITHOUT_CARD, DISPLAY: display });
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/status`);
    const args = [WINDOW, language, String(width), String(height)];
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary: PYTHON, args } };
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, {
      capabilities: { alwaysMatch },
    });
    return new WebKit(screen, driver, `${address}/session/${sessionId}`);
  }

  get complaints(): readonly string[] {
    const lines = this.driver.output.split('\n');
    return lines.filter((line) => /^CONSOLE .*ERROR/u.test(line) && !isOfTheNetwork(line));
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
    await this.driver.end();
    await this.screen.end();
  }
}

async function answers(url: string): Promise<void> {
  await expect(() => fetch(url)).toPass({ intervals: [50], timeout: 15_000 });
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: Value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOfTheNetwork, type EngineBrowser, type InputSource, type Look } from './browser.js';
import { Program } from './processes.js';

const LONGEST_MS = 30_000;

/** A window that asks nobody anything, and nothing of its person. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Firefox without a screen, over the protocol that browsers share: WebDriver BiDi. */
export class Firefox implements EngineBrowser {
  readonly complaints: string[] = [];
  private readonly waiting = new Map<number, (answer: Reply) => void>();
  private serial = 0;
  private context = '';

  private constructor(
    private readonly program: Program,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.addEventListener('message', ({ data }) => this.take(JSON.parse(String(data)) as Reply | Happening));
  }

  static async start(program: string, { language, width, height }: Look): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'cw-firefox-'));
    writeFileSync(join(profile, 'user.js'), preferences({ 'intl.accept_languages': `${language}-US, ${language}` }));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const running = new Program(program, args, { HOME: profile });
    const url = await running.says(/WebDriver BiDi listening on (ws:\S+)/u);
    const firefox = new Firefox(running, profile, await opened(`${url}/session`));
    await firefox.begin();
    await firefox.resize(width, height);
    return firefox;
  }

  /** None: in a window without a screen, which is never in front, the first part of the field keeps all keys to itself. */
  keysOfDay(): null {
    return null;
  }

  async open(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async run(source: string, text: string): Promise<string> {
    const answer = await this.send<Evaluated>('script.callFunction', {
      functionDeclaration: source,
      arguments: [{ type: 'string', value: text }],
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  }

  async act(actions: readonly InputSource[]): Promise<void> {
    await this.send('input.performActions', { context: this.context, actions });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot', { context: this.context });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.program.end();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  private async begin(): Promise<void> {
    await this.send('session.new', { capabilities: {} });
    const { contexts } = await this.send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
    this.context = contexts[0]?.context ?? '';
    await this.send('session.subscribe', { events: ['log.entryAdded'] });
  }

  private send<Result = unknown>(method: string, params: object): Promise<Result> {
    const id = (this.serial += 1);
    return new Promise((resolve, reject) => {
      AbortSignal.timeout(LONGEST_MS).addEventListener('abort', () => reject(new Error(`${method}: no answer`)));
      this.waiting.set(id, (answer) => {
        if (answer.type === 'error') reject(new Error(`${method}: ${answer.message}`));
        else resolve(answer.result as Result);
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  private take(answer: Reply | Happening): void {
    if (answer.type === 'event') {
      const { level, text } = answer.params;
      if (answer.method === 'log.entryAdded' && level === 'error' && !isOfTheNetwork(text)) this.complaints.push(text);
      return;
    }
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }
}

type Reply =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly message: string };

interface Happening {
  readonly type: 'event';
  readonly method: string;
  readonly params: { readonly level: string; readonly text: string };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

const preferences = (more: Readonly<Record<string, string>>): string =>
  Object.entries({ ...PREFERENCES, ...more })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error(`${url} cannot be reached`)), { once: true });
  });
}

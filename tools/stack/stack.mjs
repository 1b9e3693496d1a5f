import { buildChanged } from '../build/build.mjs';
import { loadSecrets } from '../config/secrets.mjs';
import { createEdge } from '../edge/edge.mjs';
import { mailInbox } from '../mail/inbox.mjs';
import { checkServer, ensureDatabase, urlOf } from '../postgres/database.mjs';
import { EmbeddedPostgres } from '../postgres/server.mjs';
import { runCommand, startService } from '../process/child.mjs';
import { Guard } from '../process/guard.mjs';
import { tryLock } from '../process/lock.mjs';
import { explainPortFault, freePorts, portFaultAt } from '../process/ports.mjs';
import { Supervisor } from '../process/supervise.mjs';
import { listeningAddresses } from './addresses.mjs';
import { lockFileOf, logFileOf, prepareDataDir } from './data-dir.mjs';
import { APPLICATION_ROLE, DATABASE } from './running.mjs';
import { isSeeded, markSeeded } from './seeded.mjs';
import { apiCommand, apiService, sandboxService } from './services.mjs';

/** @typedef {import('../config/read.mjs').Config} Config */
/** @typedef {import('../process/supervise.mjs').Running} Running */
/** @typedef {import('./services.mjs').Surroundings} Surroundings */

/** The order of ending: who uses comes before who is used. */
const ENDING = ['second api', 'api', 'mail', 'sandbox', 'postgres'];

/** Starting was called off from outside. */
export class Stopped extends Error {}

/** Everything that one start runs, in the order it needs, and its orderly end. */
export class Stack {
  /** @type {Map<string, Supervisor>} */
  #supervisors = new Map();
  /** @type {import('../edge/edge.mjs').Edge | null} */
  #edge = null;
  /** @type {(() => void) | null} */
  #unlock = null;
  /** @type {Guard | null} */
  #guard = null;
  /** @type {Surroundings | null} */
  #surroundings = null;
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #commands = new Set();
  /** @type {Promise<void> | null} */
  #stopped = null;
  /** @type {Promise<string> | null} */
  #secondApi = null;

  /**
   * @param {object} options
   * @param {string} options.root
   * @param {Config} options.config
   * @param {import('./progress.mjs').Progress} options.progress
   * @param {(text: string) => void} options.notice what happens after the start: crashes and restarts
   */
  constructor({ root, config, progress, notice }) {
    this.root = root;
    this.config = config;
    this.progress = progress;
    this.notice = notice;
    /** What the API says about demo logins, to be printed. */
    this.demoLogins = '';
  }

  get edge() {
    if (!this.#edge) throw new Error('The edge is not up yet.');
    return this.#edge;
  }

  get databaseUrl() {
    return this.#known.databaseUrl;
  }

  /** @returns {string | null} the inbox's page, when mail is caught */
  get mailUrl() {
    return this.config.smtpUrl ? null : `http://127.0.0.1:${this.#known.ports.mailWeb}/`;
  }

  get #known() {
    if (!this.#surroundings) throw new Error('Nothing is started yet.');
    return this.#surroundings;
  }

  /**
   * @param {string} name
   * @returns {number | null}
   */
  pidOf(name) {
    return this.#supervisors.get(name)?.pid ?? null;
  }

  async start() {
    const { config, progress } = this;
    await this.#claim();
    // Mail is needed by nobody to start, so nobody waits for it until the end.
    const mail = config.smtpUrl ? null : this.#service('mail', 'Mail inbox', () => this.#mailInbox());
    mail?.catch(() => {});
    await Promise.all([
      progress.step('Database', () => this.#startDatabase()),
      progress.step('Build', () => this.#build()),
    ]);
    await Promise.all([
      config.usesSandbox && this.#service('sandbox', 'Payments sandbox', () => sandboxService(this.#known)),
      progress.step('Migrations', () => this.run('migrate')),
    ]);
    if (config.seed === 'demo') await progress.step('Demo data', () => this.#seed());
    await this.#service('api', 'API', () => apiService(this.#known));
    await progress.step('Web', () => this.#openEdge());
    if (config.seed === 'demo') this.demoLogins = await this.run('demo-logins');
    await mail;
  }

  /** Ends everything in order; calling it again waits for the same end. */
  stop() {
    this.progress.mute();
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop() {
    for (const command of this.#commands) command.kill('SIGTERM');
    await this.#edge?.close();
    for (const name of ENDING) await this.#supervisors.get(name)?.stop();
    this.#guard?.dismiss();
    this.#unlock?.();
  }

  /** The port, the folder and the loopback ports are ours, or somebody reads why not. */
  async #claim() {
    const { root, config } = this;
    const fault = await portFaultAt(config.port, listeningAddresses(config.host));
    if (fault) throw new Error(explainPortFault(config.port, fault));
    prepareDataDir(config.dataDir);
    const lock = await tryLock(lockFileOf(config.dataDir), config.publicUrl);
    if ('heldBy' in lock) throw inUse(config.dataDir, lock.heldBy);
    this.#unlock = lock.release;
    this.#guard = new Guard();
    const [api = 0, sandbox = 0, smtp = 0, mailWeb = 0] = await freePorts(4);
    const secrets = loadSecrets(config.dataDir);
    const databaseUrl = config.databaseUrl ?? '';
    this.#surroundings = {
      root,
      config,
      secrets,
      databaseUrl,
      databaseOwnerUrl: config.databaseOwnerUrl,
      ports: { api, sandbox, smtp, mailWeb },
      inherited: process.env,
    };
  }

  async #startDatabase() {
    const { config, secrets } = this.#known;
    if (config.databaseOwnerUrl) {
      // The migrations make the role of DATABASE_URL when there is none.
      await checkServer(config.databaseOwnerUrl, 'DATABASE_OWNER_URL');
      return 'your own (DATABASE_OWNER_URL, DATABASE_URL)';
    }
    if (config.databaseUrl) {
      await checkServer(config.databaseUrl);
      return 'your own (DATABASE_URL)';
    }
    const logFile = logFileOf(config.dataDir, 'postgres');
    const server = new EmbeddedPostgres({ dataDir: config.dataDir, password: secrets.postgresPassword, logFile });
    await server.prepare();
    let adopted = false;
    await this.#supervise('postgres', async (signal) => {
      const running = await server.start(signal);
      adopted = running.adopted;
      return running;
    });
    await ensureDatabase(server.url(), DATABASE);
    const { port } = server;
    this.#known.databaseOwnerUrl = server.url(DATABASE);
    this.#known.databaseUrl = urlOf({ port, password: secrets.applicationPassword, user: APPLICATION_ROLE }, DATABASE);
    return `embedded Postgres on 127.0.0.1:${port}${adopted ? ', left running by an earlier start' : ''}`;
  }

  #build() {
    return buildChanged({
      root: this.root,
      logFile: logFileOf(this.config.dataDir, 'build'),
      note: this.progress.note,
      onChild: (child) => this.#track(child),
    });
  }

  async #seed() {
    const { databaseUrl, config } = this.#known;
    const mayRemember = config.databaseUrl === null;
    if (mayRemember && (await isSeeded(config.dataDir, databaseUrl))) return 'there already';
    const output = await this.run('seed');
    if (mayRemember) await markSeeded(config.dataDir, databaseUrl);
    return output;
  }

  /**
   * One more API process on the same data, as behind a balancer; the same one when it is asked for again.
   * @returns {Promise<string>} its address, under the name that the cookies of this start are for
   */
  startSecondApi() {
    this.#secondApi ??= this.#startSecondApi();
    return this.#secondApi;
  }

  async #startSecondApi() {
    const [api = 0] = await freePorts(1);
    const { ports, ...rest } = this.#known;
    const second = { ...rest, ports: { ...ports, api } };
    await this.#supervise('second api', (signal) => startService(apiService(second), signal));
    return `http://localhost:${api}`;
  }

  /**
   * Has the payments sandbox do what only a test may ask; its README lists the calls.
   * @param {string} path
   * @param {object} body
   */
  async tellSandbox(path, body) {
    const { ports, secrets } = this.#known;
    const response = await fetch(`http://127.0.0.1:${ports.sandbox}/_sandbox${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.sandboxSecretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  }

  #mailInbox() {
    const { root, config, ports } = this.#known;
    const logFile = logFileOf(config.dataDir, 'mail');
    return mailInbox({ root, dataDir: config.dataDir, smtpPort: ports.smtp, webPort: ports.mailWeb, logFile });
  }

  async #openEdge() {
    this.#continueOrStop();
    const { root, config, ports } = this.#known;
    const sandboxUrl = config.usesSandbox ? `http://127.0.0.1:${ports.sandbox}` : null;
    const stripe = config.stripe !== null;
    this.#edge = createEdge({
      root,
      apiUrl: `http://127.0.0.1:${ports.api}`,
      sandboxUrl,
      stripe,
      publicUrl: config.publicUrl,
      trustedProxies: config.trustedProxies,
    });
    for (const address of listeningAddresses(config.host))
      await this.#edge.listen(config.port, address).catch((error) => {
        throw new Error(explainPortFault(config.port, error));
      });
  }

  /**
   * @param {string} name
   * @param {string} title
   * @param {() => import('../process/child.mjs').Service} describe
   */
  #service(name, title, describe) {
    return this.progress.step(title, () => this.#supervise(name, (signal) => startService(describe(), signal)));
  }

  /**
   * One of the API's own commands on this start's data; rejects with what it printed when it ends badly.
   * @param {string} name
   * @param {readonly string[]} [args]
   * @returns {Promise<string>} what it printed
   */
  async run(name, args = []) {
    this.#continueOrStop();
    const command = apiCommand(this.#known, name);
    const output = await runCommand({ ...command, args: [...args], onChild: (child) => this.#track(child) });
    this.#continueOrStop();
    return output;
  }

  /**
   * @param {string} name
   * @param {(signal: AbortSignal) => Promise<Running>} start
   */
  async #supervise(name, start) {
    this.#continueOrStop();
    const supervisor = new Supervisor(start, {
      crashed: (how, delay) => this.notice(`${name} ended unexpectedly (${how}); starting it again in ${delay} ms`),
      restarted: (milliseconds) => this.notice(`${name} is back after ${(milliseconds / 1000).toFixed(1)} s`),
      failed: (error) => this.notice(`${name}: ${error.message}`),
      pid: (pid) => this.#guard?.watch(name, pid),
    });
    this.#supervisors.set(name, supervisor);
    await supervisor.begin();
  }

  #continueOrStop() {
    if (this.#stopped) throw new Stopped('Stopped while starting.');
  }

  /** @param {import('node:child_process').ChildProcess} child */
  #track(child) {
    const name = `command ${child.pid}`;
    this.#commands.add(child);
    this.#guard?.watch(name, child.pid ?? null);
    child.once('close', () => {
      this.#commands.delete(child);
      this.#guard?.watch(name, null);
    });
    if (this.#stopped) child.kill('SIGTERM');
  }
}

/**
 * @param {string} dataDir
 * @param {import('../process/lock.mjs').Holder} holder
 */
function inUse(dataDir, holder) {
  return new Error(
    `DATA_DIR: ${dataDir} is in use by process ${holder.pid} (${holder.note}). ` +
      'Stop it first, or give this one its own: DATA_DIR=.data2 PORT=3001 npm start.',
  );
}

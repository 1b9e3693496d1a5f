import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Door, DoorPlan } from './door.js';

const ROOT = resolve('../..');
const TEMPLATE = join(ROOT, 'deploy/nginx/default.conf.template');
const NAMED_PROXIES = join(ROOT, 'deploy/nginx/named-proxies.envsh');
/** The first that knows how to look up the servers of an upstream while it runs. */
const LOOKS_UP = [1, 27, 3];

/** An nginx of this machine; null when there is none, so that what needs one is left out. */
export function nginxHere(): string | null {
  const found = spawnSync('node', [join(ROOT, 'tools/nginx.mjs')], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Whether this nginx takes the deployment's upstream as it stands. */
export function looksUp(nginx: string): boolean {
  const said = spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr;
  const version = (/(\d+)\.(\d+)\.(\d+)/.exec(said) ?? []).slice(1).map(Number);
  const at = LOOKS_UP.findIndex((part, index) => part !== version[index]);
  return at < 0 || (version[at] ?? 0) > (LOOKS_UP[at] ?? 0);
}

/** As the image's entrypoint does it: with its shell, before the template is filled in. */
function namedProxies(trustProxy: string): string {
  const { stdout, stderr } = spawnSync('sh', ['-euc', `. ${NAMED_PROXIES}; printf %s "$NAMED_PROXIES"`], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], TRUST_PROXY: trustProxy },
  });
  if (stderr !== '') throw new Error(stderr);
  return stdout;
}

/**
 * The deployment's template with the addresses of this machine in place of the containers' names. An older nginx is told
 * the processes' addresses, a newer one asks a name server as in a deployment.
 */
function rendered(plan: DoorPlan & { readonly port: number }): string {
  const { port, processes, pages, publicUrl, trustProxy = '', nameServer } = plan;
  const servers = processes.map((at) => `server ${at} max_fails=0;`).join('\n  ');
  const [, apiPort = ''] = processes[0]?.split(':') ?? [];
  const template = readFileSync(TEMPLATE, 'utf8')
    .replaceAll('${PUBLIC_URL}', publicUrl)
    .replaceAll('${NAMED_PROXIES}', namedProxies(trustProxy))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/http:\/\/(?:marketing|app-shell|admin):8080/g, pages);
  return nameServer === undefined
    ? template.replace(/^resolver .*$/m, '').replace(/server api:4000 resolve .*$/m, servers)
    : template.replace('127.0.0.11', nameServer).replace('api:4000', `api:${apiPort}`);
}

const around = (folder: string, inner: string): string => `
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log info;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join('\n  ')}
  access_log off;
  ${inner}
}`;

/** A real nginx with the deployment's own configuration. */
export async function nginxDoor(nginx: string, plan: DoorPlan & { readonly port: number }): Promise<Door> {
  const inner = rendered(plan);
  const folder = mkdtempSync(join(tmpdir(), 'cw-nginx-'));
  writeFileSync(join(folder, 'nginx.conf'), around(folder, inner));
  const log = join(folder, 'access.log');
  const said = openSync(log, 'a');
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const child = spawn(nginx, args, { stdio: ['ignore', said, said] });
  const url = `http://127.0.0.1:${plan.port}`;
  const errors = (): string => readFileSync(join(folder, 'error.log'), 'utf8');
  for (let answered = false; !answered;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors()} ${readFileSync(log, 'utf8')}`);
    answered = await fetch(`${url}/api/health/live`).then(
      () => true,
      () => false,
    );
  }
  return {
    url,
    log: () => readFileSync(log, 'utf8'),
    errors,
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

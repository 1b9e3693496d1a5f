// For tests: a repository in which nothing of this machine's or this one's settings counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
Object.assign(process.env, {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Nora Vale',
  GIT_AUTHOR_EMAIL: 'nora@example.com',
  GIT_COMMITTER_NAME: 'Nora Vale',
  GIT_COMMITTER_EMAIL: 'nora@example.com',
});

/** An empty one, on main, until the tests of the file are over. */
export function temporaryRepository() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'cw-repository-')));
  after(() => rmSync(root, { recursive: true, force: true }));
  /** @param {string[]} args */
  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return { status, text: (stdout + stderr).trim() };
  };
  /**
   * @param {string} file
   * @param {string} text
   */
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  /** @param {string} subject */
  const commit = (subject) => run('commit', '--quiet', '--allow-empty', '-m', subject);
  run('init', '--quiet', '--initial-branch=main');
  return { root, run, write, commit };
}

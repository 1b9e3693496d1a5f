import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** From the root of each work tree; one that has no such folder has no hooks. */
const HOOKS = 'tools/hooks';

/**
 * Has Git run the project's hooks in this clone. Hooks that are there already stay, and nothing here may stop a start:
 * not a copy without Git, not CI, not a work tree, which asks the clone that it hangs on.
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function installHooks(root, env) {
  if (env.CI || !isClone(root) || hasOwnHooks(root)) return;
  spawnSync('git', ['config', 'core.hooksPath', HOOKS], { cwd: root, stdio: 'ignore' });
}

/** @param {string} root */
const isClone = (root) => statSync(join(root, '.git'), { throwIfNoEntry: false })?.isDirectory() === true;

/** @param {string} root */
function hasOwnHooks(root) {
  const { status } = spawnSync('git', ['config', '--get', 'core.hooksPath'], { cwd: root, stdio: 'ignore' });
  // 1 is "there is none"; whatever else it says, it is not for us to change.
  return status !== 1 || hooksIn(join(root, '.git', 'hooks')).length > 0;
}

/** @param {string} folder */
function hooksIn(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder).filter((name) => !name.endsWith('.sample'));
}

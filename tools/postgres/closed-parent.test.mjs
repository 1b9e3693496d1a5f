// The commonest way for an embedded Postgres to fail: root clones under a home with mode 0700, and the Postgres user
// can reach neither the programs nor the data. Only root can show it, so others have nothing to run here.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { accountFor, isRoot } from './account.mjs';
import { installedBinaries, usableBinaries } from './binaries.mjs';
import { ensureCluster } from './init.mjs';
import { clusterFolders, locateCluster } from './location.mjs';
import { canRun, canWriteIn } from './reach.mjs';
import { shelterFor } from './shelter.mjs';

const open = mkdtempSync(join(tmpdir(), 'cw-open-'));
chmodSync(open, 0o755);
const closed = mkdtempSync(join(tmpdir(), 'cw-closed-'));
const shelters = [join(open, 'shelter')];
after(() => [open, closed].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const asRoot = { skip: isRoot() ? false : 'closed to another user means something to root alone' };

/** @param {string} name */
const dataDirIn = (name) => {
  const dataDir = join(closed, name);
  mkdirSync(dataDir);
  return dataDir;
};

const account = () => {
  const found = accountFor('/nowhere');
  assert.ok(found && found.uid !== 0);
  return found;
};

test('data goes where the Postgres user can reach it, and is found there again', asRoot, () => {
  const dataDir = dataDirIn('new');
  const { clusterDir, account: owner } = locateCluster(dataDir, { shelters });
  assert.equal(dirname(clusterDir), shelters[0]);
  assert.ok(canWriteIn(owner, clusterDir));
  assert.equal(existsSync(join(dataDir, 'postgres')), false);
  assert.deepEqual(locateCluster(dataDir, { shelters }), { clusterDir, account: owner });
  assert.deepEqual(clusterFolders(dataDir), [clusterDir]);
});

test('each DATA_DIR gets its own place', asRoot, () => {
  const one = locateCluster(dataDirIn('one'), { shelters });
  const two = locateCluster(dataDirIn('two'), { shelters });
  assert.notEqual(one.clusterDir, two.clusterDir);
});

test('an open DATA_DIR keeps its data inside', asRoot, () => {
  const dataDir = join(open, 'data');
  mkdirSync(dataDir);
  assert.equal(locateCluster(dataDir, { shelters }).clusterDir, join(dataDir, 'postgres'));
});

test('data that became unreachable moves over with its owner and modes', asRoot, () => {
  const dataDir = dataDirIn('moved');
  const { uid, gid } = account();
  mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true, mode: 0o700 });
  [join(dataDir, 'postgres'), join(dataDir, 'postgres', 'base')].forEach((path) => chownSync(path, uid, gid));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
  const { clusterDir } = locateCluster(dataDir, { shelters });
  const base = statSync(join(clusterDir, 'base'));
  assert.deepEqual([base.uid, base.gid, base.mode & 0o777], [uid, gid, 0o700]);
  assert.equal(statSync(clusterDir).mode & 0o777, 0o700);
  assert.equal(existsSync(join(dataDir, 'postgres')), false);
});

test('a place that is gone is named with what to do', asRoot, () => {
  const dataDir = dataDirIn('gone');
  const { clusterDir } = locateCluster(dataDir, { shelters });
  rmSync(clusterDir, { recursive: true });
  assert.throws(() => locateCluster(dataDir, { shelters }), /is gone.*npm run reset/s);
});

test('a shelter that someone else owns is not trusted', asRoot, () => {
  const foreign = join(open, 'foreign');
  mkdirSync(foreign);
  chownSync(foreign, account().uid, account().gid);
  assert.equal(shelterFor(account(), [foreign, join(open, 'ours')]), join(open, 'ours'));
  assert.throws(() => shelterFor(account(), [foreign, join(closed, 'unreachable')]), /chmod o\+x/);
});

test('programs in a closed folder are copied once, run from there, and make a cluster', asRoot, async () => {
  const installed = await installedBinaries();
  const nativeFolder = dirname(dirname(installed.postgres));
  const clone = join(closed, 'package');
  cpSync(dirname(nativeFolder), clone, { recursive: true, verbatimSymlinks: true });
  const bin = (/** @type {string} */ program) => join(clone, 'native', 'bin', program);
  const unreachable = { initdb: bin('initdb'), postgres: bin('postgres') };
  assert.equal(canRun(account(), unreachable.postgres), false);

  const usable = await usableBinaries(account(), { installed: unreachable, shelters });
  assert.ok(usable.postgres.startsWith(`${shelters[0]}/`));
  assert.deepEqual(await usableBinaries(account(), { installed: unreachable, shelters }), usable);

  const { clusterDir } = locateCluster(dataDirIn('whole'), { shelters });
  await ensureCluster({ initdb: usable.initdb, clusterDir, account: account(), password: 'secret', volatile: true });
  assert.ok(readdirSync(clusterDir).includes('PG_VERSION'));
  const { stdout } = spawnSync(usable.postgres, ['--describe-config'], { ...account(), cwd: '/', encoding: 'utf8' });
  assert.match(stdout, /shared_buffers/);
});

test('reachable programs are used where they are', asRoot, async () => {
  const reachable = join(open, 'package');
  const installed = await installedBinaries();
  cpSync(dirname(dirname(dirname(installed.postgres))), reachable, { recursive: true, verbatimSymlinks: true });
  const postgres = join(reachable, 'native', 'bin', 'postgres');
  const initdb = join(reachable, 'native', 'bin', 'initdb');
  assert.equal((await usableBinaries(account(), { installed: { initdb, postgres }, shelters })).postgres, postgres);
});

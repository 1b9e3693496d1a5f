import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from './base-config.mjs';
import { REMOTES } from './remotes.mjs';

const sourceOf = (path) => readFileSync(join(workspaceRoot, path), 'utf8');

test('what loads the workspace asks where its container is', () => {
  assert.ok(sourceOf('libs/api-client/src/workspace/load-workspace.ts').includes(`'${REMOTES.workspace.manifest}'`));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRetryMarks, recover } from './resilience.mjs';

const PAGE = 'http://localhost:3000/app/dashboard';
const copies = { cw_ui: async () => ({ Panel: 'the bundled panel' }) };
const failure = (id, lifecycle) => ({ id, lifecycle, error: new Error(`${id} is down`) });

for (const id of ['cw_ui', 'cw_ui/', 'cw_ui/.']) {
  test(`a container that cannot be had is replaced by its copy (${id})`, async () => {
    const factory = await recover(failure(id, 'onLoad'), copies);
    assert.deepEqual(factory(), { Panel: 'the bundled panel' });
  });
}

test('a failed manifest is left to the next report of the same container', async () => {
  const reported = failure('cw_ui', 'afterResolve');
  assert.equal(await recover(reported, copies), reported);
});

test('a container without a copy rejects with what went wrong', async () => {
  await assert.rejects(recover(failure('cw_workspace/workspace', 'onLoad'), copies), /cw_workspace\/workspace is down/);
});

test('the entry of a retried container carries the mark of its manifest', () => {
  const marks = createRetryMarks();
  marks.seeManifest('/app/remotes/mf-manifest.json?retry=2', PAGE);
  assert.equal(
    marks.markEntry('/app/remotes/remoteEntry.0123456789.js', PAGE),
    'http://localhost:3000/app/remotes/remoteEntry.0123456789.js?retry=2',
  );
});

test('other containers stay unmarked', () => {
  const marks = createRetryMarks();
  marks.seeManifest('/app/remotes/mf-manifest.json?retry=2', PAGE);
  marks.seeManifest('/remotes/ui/mf-manifest.json', PAGE);
  assert.equal(marks.markEntry('/remotes/ui/remoteEntry.js', PAGE), 'http://localhost:3000/remotes/ui/remoteEntry.js');
});

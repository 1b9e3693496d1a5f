import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCopies, createRetryMarks } from './resilience.mjs';

const PAGE = 'http://localhost:3000/app/dashboard';
const bundled = { cw_ui: async () => ({ Panel: 'the bundled panel' }) };
const failure = (id, lifecycle = 'onLoad') => ({ id, lifecycle, error: new Error(`${id} is down`) });

function aTab() {
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  return { openPage: () => createCopies(bundled, () => storage) };
}

for (const id of ['cw_ui', 'cw_ui/', 'cw_ui/.', 'cw_ui/forms']) {
  test(`a container that cannot be had is replaced by its copy (${id})`, async () => {
    const factory = await aTab().openPage().recover(failure(id));
    assert.deepEqual(factory(), { Panel: 'the bundled panel' });
  });
}

test('a failed manifest is left to the next report of the same container', async () => {
  const reported = failure('cw_ui', 'afterResolve');
  assert.equal(await aTab().openPage().recover(reported), reported);
});

test('a container without a copy rejects with what went wrong', async () => {
  const page = aTab().openPage();
  await page.arrive('cw_workspace');
  await assert.rejects(page.recover(failure('cw_workspace/workspace')), /cw_workspace\/workspace is down/);
});

test('parts that arrive after one was replaced are replaced, too', async () => {
  const page = aTab().openPage();
  await page.recover(failure('cw_ui/forms'));
  const factory = await page.arrive('cw_ui');
  assert.deepEqual(factory(), { Panel: 'the bundled panel' });
});

test('a part that fails beside one that is on the page is an error, and the next page takes the copy', async () => {
  const tab = aTab();
  const page = tab.openPage();
  assert.equal(await page.arrive('cw_ui'), undefined);
  await assert.rejects(page.recover(failure('cw_ui/records')), /cw_ui\/records is down/);
  const factory = await tab.openPage().arrive('cw_ui');
  assert.deepEqual(factory(), { Panel: 'the bundled panel' });
});

test('where sites may keep nothing, a page begins all the same and finds its copies', async () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  assert.equal(await createCopies(bundled, refuse).arrive('cw_ui'), undefined);
  const factory = await createCopies(bundled, refuse).recover(failure('cw_ui'));
  assert.deepEqual(factory(), { Panel: 'the bundled panel' });
});

test('another tab is not told', async () => {
  const page = aTab().openPage();
  await page.arrive('cw_ui');
  await assert.rejects(page.recover(failure('cw_ui/records')));
  assert.equal(await aTab().openPage().arrive('cw_ui'), undefined);
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

import { DAY_MS, HOUR_MS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aThread, Talk } from '../../testing/talk.js';
import { PDF, storedFiles } from '../../testing/uploads.js';
import { newId } from '../../common/ids.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { MessageFilesSweep } from './message-files-sweep.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('MSG-01 no file without a row stays where a process was killed between the two', async () => {
  const talk = new Talk(test);
  const { id: threadId, owner } = await aThread(talk);
  const sent = await talk.upload(owner, threadId, { content: PDF, name: 'sent.pdf' });
  await talk.send(owner, threadId, { fileIds: [sent.id] });
  const left = newId();
  await test.app.get(FileStorage, { strict: false }).putBytes(`messages/${threadId}/${left}`, Buffer.from('left'));
  // Ids carry the machine's own time.
  test.clock.set(new Date(Date.now() + DAY_MS + HOUR_MS));

  await test.app.get(MessageFilesSweep, { strict: false }).sweep();

  const kept = await storedFiles(test, 'files/messages');
  expect([kept.includes(sent.id), kept.includes(left)]).toEqual([true, false]);
});

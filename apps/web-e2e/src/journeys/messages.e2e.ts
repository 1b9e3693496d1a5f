import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { placedBid, postedProject } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { patience } from '../support/patience.js';
import { plantFault } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const english = wordsOf('en').t;
const spanish = wordsOf('es').t;

const write = async (page: Page, t: typeof english, words: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: t('messages.compose.label') });
  await box.fill(words);
  // Just after the page has come nothing is there yet to take the words.
  await expect(page.getByRole('button', { name: t('messages.compose.send'), exact: true })).toBeEnabled();
  // Not to the page: on a slow day the heading takes the focus meanwhile.
  await box.press('Enter');
};

interface Sent {
  readonly sequence: number;
  readonly body: string;
}

test('two people converse in two languages, one loses the network midway, nothing is lost or doubled: MSG-01 RT-06', async ({
  newSeller,
  newPerson,
}) => {
  const { page: client, api, account } = await newSeller('en');
  const { page: pro, context } = await newPerson();
  await speak(context, 'es');
  const contractor = await ApiSession.logIn(context.request, BRENNAN);
  const title = unique('Rail, trim, sink');
  const project = await postedProject(api, aProject(title));
  await placedBid(contractor, project, 250);
  const thread = await contractor.post<{ id: string }>(`/api/projects/${project.id}/conversations`);
  const { firstName, lastName } = account;
  const withWhom = new Map([
    [client, english('messages.thread', { name: BRENNAN.company })],
    [pro, spanish('messages.thread', { name: `${firstName} ${lastName.charAt(0)}.` })],
  ]);
  const rowOf = (page: Page, words: string) =>
    page
      .getByRole('region', { name: withWhom.get(page) ?? '' })
      .getByRole('listitem')
      .filter({ hasText: words });

  await test.step('the client’s question is counted in the other language, and read', async () => {
    await client.goto(`/app/messages/${thread.id}`);
    await pro.goto('/app/messages');
    await write(client, english, 'Is the trim lead-safe work?');
    await pro.getByRole('link', { name: title }).click();
    await expect(rowOf(pro, 'Is the trim lead-safe work?')).toBeVisible();
    await expect(
      client.getByText(english('messages.message.read_by', { names: BRENNAN.company })).first(),
    ).toBeVisible();
  });

  await test.step('a quick reply is read by each side in its own language', async () => {
    await pro.getByRole('button', { name: spanish('messages.quick.open') }).click();
    await pro.getByRole('button', { name: spanish('messages.reply.yes'), exact: true }).click();
    await pro.getByRole('button', { name: spanish('messages.quick.send') }).click();
    await expect(rowOf(pro, spanish('messages.reply.yes'))).toBeVisible();
    const answer = rowOf(client, english('messages.reply.yes'));
    await expect(answer).toBeVisible();
    // What the reply is, and what may be done about it, stand apart under the bubble and not beside it.
    const report = answer.getByText(english('messages.message.report'), { exact: true });
    const kind = answer.getByText(english('messages.message.quick'), { exact: true });
    const [reportBox, kindBox] = [await report.boundingBox(), await kind.boundingBox()];
    expect(reportBox?.x).toBeGreaterThanOrEqual((kindBox?.x ?? 0) + (kindBox?.width ?? 0) + 8);
  });

  await test.step('who types is seen by the other', async () => {
    const box = client.getByRole('textbox', { name: english('messages.compose.label') });
    // It is told once in a while, and is no news that waits for whoever was not connected yet.
    await expect(async () => {
      await box.pressSequentially('One more ');
      await expect(pro.getByText(/está escribiendo/)).toBeVisible({ timeout: patience.condition / 10 });
    }).toPass({ timeout: patience.condition });
    await box.fill('');
  });

  const saidMeanwhile = ['First while away', 'Second while away'];
  const writtenOffline = ['Primero sin red', 'Segundo sin red', 'Tercero sin red'];
  await test.step('what is written without a network waits, and says so', async () => {
    await context.setOffline(true);
    for (const words of writtenOffline) await write(pro, spanish, words);
    await expect(pro.getByText(spanish('messages.queue', { count: writtenOffline.length }))).toBeVisible();
    for (const words of saidMeanwhile) await write(client, english, words);
    await expect(rowOf(client, saidMeanwhile[1] ?? '')).toBeVisible();
  });

  await test.step('with the network back both sides have everything, once', async () => {
    await context.setOffline(false);
    for (const words of [...saidMeanwhile, ...writtenOffline]) {
      for (const page of [client, pro]) await expect(rowOf(page, words)).toHaveCount(1);
    }
    await expect(pro.getByText(spanish('messages.queue', { count: 1 }))).toBeHidden();
    const { items } = await api.get<{ items: readonly Sent[] }>(`/api/conversations/${thread.id}/messages`);
    const inOrder = [...items].sort((a, b) => a.sequence - b.sequence);
    expect(inOrder.map(({ sequence }) => sequence)).toEqual(inOrder.map((_, index) => index + 1));
    const bodies = inOrder.map(({ body }) => body);
    expect(bodies.filter((body) => writtenOffline.includes(body))).toEqual(writtenOffline);
    expect(bodies.filter((body) => saidMeanwhile.includes(body))).toEqual(saidMeanwhile);
  });

  await test.step('the record of it all comes as a PDF: MSG-02', async () => {
    const coming = client.waitForEvent('download');
    await client.getByRole('button', { name: english('messages.menu'), exact: true }).click();
    await client.getByRole('menuitem', { name: english('messages.menu.record') }).click();
    const record = await coming;
    expect(record.suggestedFilename()).toBe(`conversation-${thread.id}.pdf`);
    expect((await readFile(await record.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('words come at once through a proxy that knows no websockets: RT-01 MSG-01', async ({ newSeller, newPerson }) => {
  const { page, api } = await newSeller('en');
  const { context } = await newPerson();
  const contractor = await ApiSession.logIn(context.request, BRENNAN);
  const project = await postedProject(api, aProject(unique('Handrail')));
  await placedBid(contractor, project, 250);
  const thread = await contractor.post<{ id: string }>(`/api/projects/${project.id}/conversations`);
  await plantFault('/socket.io', 'no-upgrade');
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  // Its first message says to the server who listens.
  const connected = page.waitForRequest((request) => /transport=polling.*sid=/.test(request.url()));

  await page.goto(`/app/messages/${thread.id}`);
  await connected;
  await contractor.post(`/api/conversations/${thread.id}/messages`, { clientId: randomUUID(), body: 'On my way' });

  const talk = page.getByRole('region', { name: english('messages.thread', { name: BRENNAN.company }) });
  await expect(talk.getByRole('listitem').filter({ hasText: 'On my way' })).toBeVisible();
  await expect(page.getByText(english('shell.live.title'))).toBeHidden();
  expect(sockets, 'it was tried').not.toEqual([]);
});

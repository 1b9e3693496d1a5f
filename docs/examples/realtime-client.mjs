// A program of its own that hears everything the product says live: `node docs/examples/realtime-client.mjs [address]`.
// It needs nothing of the product but its address, and the package socket.io-client.
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';

const BASE = process.argv[2] ?? 'http://localhost:3000';
const PASSWORD = 'Closewright-demo-1';
const PATIENCE_MS = 30_000;

/** Signs in over REST. The cookie is what opens the socket too; changes need the CSRF token beside it. */
async function signIn(email) {
  const answer = await fetch(`${BASE}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the login was answered ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token } = await (await fetch(`${BASE}/api/auth/csrf`, { headers: { Cookie: cookie } })).json();
  const person = await answer.json();
  return { id: person.id, name: person.firstName, cookie, token };
}

async function call({ cookie, token }, method, path, body) {
  const answer = await fetch(`${BASE}/api${path}`, {
    method,
    headers: {
      Cookie: cookie,
      'X-CSRF-Token': token,
      'Idempotency-Key': randomUUID(),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** A connection, everything that it has heard, and a wait for what it has yet to hear. */
async function connect(person) {
  const socket = io(BASE, {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    timeout: 10_000,
    forceNew: true,
    extraHeaders: { Cookie: person.cookie },
  });
  const heard = [];
  const waiting = new Set();
  socket.onAny((name, payload) => {
    heard.push({ name, payload });
    console.log(`${person.name} heard ${name} ${JSON.stringify(payload)}`);
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    /** What the server answers to an event: `{ ok, error? }`. */
    say: (name, payload) => socket.timeout(PATIENCE_MS).emitWithAck(name, payload),
    hears: (name, isMeant = () => true) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${person.name} never heard ${name}`)), PATIENCE_MS);
        const look = () => {
          const found = heard.find((event) => event.name === name && isMeant(event.payload));
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found.payload);
        };
        waiting.add(look);
        look();
      }),
    close: () => socket.disconnect(),
  };
}

function mustBe(answer, ok, what) {
  if (answer.ok !== ok) throw new Error(`${what} was answered ${JSON.stringify(answer)}`);
  console.log(`${what}: ${JSON.stringify(answer)}`);
}

const closing = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const PROJECT = {
  title: 'Repairs before closing',
  description: 'Two conditions from the appraisal, needed before closing.',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  address: '12 Hidden Lane',
  closingDate: closing,
  loanProgram: 'fha',
  conditions: [
    {
      title: 'Peeling paint on the north eave',
      source: 'appraisal',
      category: 'painting',
      location: 'North elevation',
      scope: 'Scrape, prime and repaint the eave',
      estimatedCostCents: 60_000,
    },
  ],
};

const seller = await signIn('seller@demo.closewright.test');
const contractor = await signIn('contractor@demo.closewright.test');
const [client, pro] = [await connect(seller), await connect(contractor)];

// Identity comes from the cookie. Saying another's id opens nothing.
mustBe(await client.say('authenticate', seller.id), true, 'authenticate with one’s own id');
mustBe(await client.say('authenticate', contractor.id), false, 'authenticate with another’s id');

// On connecting each hears how much is unread, under both names.
await client.hears('unread_notifications');
await client.hears('unread-notifications');

const project = await call(seller, 'POST', '/projects', PROJECT);
mustBe(await client.say('join_project', project.id), true, 'join_project');
mustBe(await pro.say('join_project', project.id), true, 'join_project by a contractor who may bid');
mustBe(await pro.say('join_project', randomUUID()), false, 'join_project of none');

const { conditions } = await call(contractor, 'GET', `/projects/${project.id}`);
await call(contractor, 'POST', `/projects/${project.id}/bids`, {
  amountCents: 60_000,
  timeline: '5 working days',
  workDescription: 'Scrape, prime and repaint the eave.',
  lines: conditions.map(({ id }) => ({ conditionId: id, included: true, amountCents: 60_000 })),
});
await client.hears('new_bid', ({ projectId }) => projectId === project.id);
await client.hears('new-notification', ({ type }) => type === 'bid_received');
await client.hears('notification');
await client.hears('project_update', ({ projectId }) => projectId === project.id);

mustBe(await pro.say('user_status', 'busy'), true, 'user_status');
await client.hears('user_status_update', ({ userId, status }) => userId === contractor.id && status === 'busy');
mustBe(await pro.say('typing_start', { projectId: project.id }), true, 'typing_start');
await client.hears('user_typing', ({ typing, messageType }) => typing && messageType === 'project');
mustBe(await pro.say('typing_stop', { projectId: project.id }), true, 'typing_stop');
await client.hears('user_typing', ({ typing }) => !typing);

// A thread between the client's side and this contractor.
const thread = await call(contractor, 'POST', `/projects/${project.id}/conversations`, {});
const message = await call(contractor, 'POST', `/conversations/${thread.id}/messages`, {
  clientId: randomUUID(),
  body: 'When may I see the house?',
});
await client.hears('new_message', (news) => news.message.id === message.id);
await client.hears('unread_messages', ({ count }) => count > 0);
await call(seller, 'PUT', `/conversations/${thread.id}/read`, { sequence: message.sequence });
await pro.hears('message_read', ({ conversationId }) => conversationId === thread.id);

mustBe(await client.say('leave_project', project.id), true, 'leave_project');

// What came while nobody listened is asked for by the last sequence that one knows.
const { items } = await call(seller, 'GET', `/users/${seller.id}/notifications?sinceSequence=0&limit=5`);
console.log(`the newest has sequence ${items[0].sequence}`);

await call(seller, 'POST', `/projects/${project.id}/cancel`, { reason: 'An example has no house.' });
client.close();
pro.close();
console.log('every event was heard');

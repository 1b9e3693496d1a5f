import { createTestApp, freePort, type TestApp } from '../index.js';
import type { Door } from './door.js';
import { edgeDoor } from './edge-door.js';
import { nginxDoor, nginxHere } from './nginx-door.js';

const NGINX = nginxHere();
const MADE_UP = { Authorization: `Bearer cwp_${'a'.repeat(43)}` };
const TRIES = 115;
/** What `bad-token` lets through of them. */
const REFUSED = 15;
const DOORS = ['edge', ...(NGINX === null ? [] : ['nginx'])] as const;

/** How many of the tries were sent away; each names another client. */
async function sentAway(url: string, network: string): Promise<number> {
  let count = 0;
  for (let index = 0; index < TRIES; index += 1) {
    const headers = { ...MADE_UP, 'X-Forwarded-For': `${network}.${index}` };
    const { status } = await fetch(`${url}/api/auth/me`, { headers });
    if (status === 429) count += 1;
  }
  return count;
}

describe.each(DOORS)('115 tokens that do not work, behind %s and https', (name) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  async function through(trustProxy?: string): Promise<Door> {
    const processes = [new URL(test.url).host];
    const plan = { processes, pages: 'http://127.0.0.1:9', publicUrl: 'https://cw.example', trustProxy };
    return name === 'edge' ? edgeDoor(plan) : nginxDoor(NGINX ?? '', { ...plan, port: await freePort() });
  }

  it('are counted by the address that sent them, whatever a stranger says of it', async () => {
    const door = await through();
    const count = await sentAway(door.url, '203.0.113');
    await door.close();

    expect(count).toBe(REFUSED);
  });

  it('are counted by the address that a named proxy says', async () => {
    const door = await through('127.0.0.1');
    const count = await sentAway(door.url, '203.0.113');
    await door.close();

    expect(count).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { IsString } from 'class-validator';
import { DataSource } from 'typeorm';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import { CurrentActor } from '../auth/actor.decorators.js';
import { Public, Requires } from '../auth/policy.decorators.js';
import { DomainError } from '../errors/domain-error.js';
import { newId } from '../ids.js';
import { StateHistory } from '../persistence/state-history.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { Throttled } from '../throttle/throttled.decorator.js';
import { type Actor, DAY_MS } from '@cw/domain';
import { IdempotencyKeyRequired, ProviderCall } from './idempotency.decorators.js';

class NoteDto {
  @IsString()
  text: string;
}

const gate = { wait: Promise.resolve(), entered: () => undefined as void };
let fail = false;
const RULE = { name: 'notes', points: 2, seconds: 60 };

@Controller('notes')
@Requires('session.use')
class NotesController {
  constructor(
    private readonly history: StateHistory,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Post()
  async writeNote(
    @CurrentActor() actor: Actor,
    @Body() note: NoteDto,
  ): Promise<{ id: string; text: string; inTransaction: boolean }> {
    const id = await this.record(actor, note);
    gate.entered();
    await gate.wait;
    if (fail) throw new DomainError('state.conflict');
    return { id, text: note.text, inTransaction: this.unitOfWork.isOpen };
  }

  @Post('provider')
  @HttpCode(202)
  @ProviderCall()
  @IdempotencyKeyRequired()
  async callProvider(
    @CurrentActor() actor: Actor,
    @Body() note: NoteDto,
  ): Promise<{ id: string; inTransaction: boolean }> {
    const id = await this.record(actor, note);
    gate.entered();
    await gate.wait;
    if (fail) throw new DomainError('state.conflict');
    return { id, inTransaction: this.unitOfWork.isOpen };
  }

  @Post('few')
  @Throttled(RULE)
  writeFewNotes(@CurrentActor() actor: Actor, @Body() note: NoteDto) {
    return this.writeNote(actor, note);
  }

  @Post('few-by-provider')
  @ProviderCall()
  @Throttled(RULE)
  async callProviderForFew(@CurrentActor() actor: Actor, @Body() note: NoteDto) {
    return this.callProvider(actor, note);
  }

  private async record(actor: Actor, note: NoteDto): Promise<string> {
    const entityId = newId();
    await this.history.record({
      entity: 'note',
      entityId,
      from: null,
      to: note.text,
      event: 'write',
      actorId: actor.userId,
    });
    return entityId;
  }
}

@Controller('letters')
@Public()
class LettersController {
  @Post()
  writeLetter(@Body() { text }: NoteDto): { id: string; text: string } {
    return { id: newId(), text };
  }
}

let test: TestApp;
let headers: SignedInHeaders;
let userId: string;
beforeAll(async () => {
  test = await createTestApp({ controllers: [NotesController, LettersController] });
});
beforeEach(async () => {
  fail = false;
  Object.assign(gate, { wait: Promise.resolve(), entered: () => undefined });
  const user = await aUser(test);
  userId = user.id;
  headers = await login(test, user);
});
afterAll(() => test.close());

const write = (key: string, text = 'a', path = '/api/notes') =>
  test.http.post(path).set(headers).set('Idempotency-Key', key).send({ text });
const notes = () => test.app.get(DataSource).query(`SELECT 1 FROM state_change WHERE actor_id = $1`, [userId]);

/** Holds the handler inside until `open` is called. */
function hold(): { entered: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  gate.wait = new Promise((resolve) => (open = resolve));
  const entered = new Promise<void>((resolve) => (gate.entered = resolve));
  return { entered, open };
}

describe.each([
  ['inside the transaction of its effect', '/api/notes', 201, true],
  ['around a call to a provider', '/api/notes/provider', 202, false],
])('an Idempotency-Key %s', (_name, path, status, inTransaction) => {
  it('answers the first result again and does it once', async () => {
    const key = randomUUID();
    const first = await write(key, 'a', path);

    const second = await write(key, 'a', path);

    expect([first.status, first.body.inTransaction]).toEqual([status, inTransaction]);
    expect([second.status, second.body]).toEqual([status, first.body]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await notes()).toHaveLength(1);
  });

  it('refuses the key with another body', async () => {
    const key = randomUUID();
    await write(key, 'a', path);

    const answer = await write(key, 'b', path);

    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency.mismatch']);
    expect(await notes()).toHaveLength(1);
  });

  it('refuses the key while the first call is being worked on', async () => {
    const key = randomUUID();
    const { entered, open } = hold();
    const first = write(key, 'a', path).then((answer) => answer);
    await entered;

    const second = await write(key, 'a', path);
    open();

    expect([second.status, second.body.code]).toEqual([409, 'idempotency.in_flight']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await first).status).toBe(status);
    expect(await notes()).toHaveLength(1);
  });

  it('keeps nothing of a refused call, so that it can be tried again', async () => {
    const key = randomUUID();
    fail = true;
    const refused = await write(key, 'a', path);
    fail = false;

    const second = await write(key, 'a', path);

    expect([refused.status, second.status]).toEqual([409, status]);
  });

  it('belongs to the person: another’s same key is another call', async () => {
    const key = randomUUID();
    const first = await write(key, 'a', path);
    headers = await login(test, await aUser(test));

    const other = await write(key, 'a', path);

    expect(other.body.id).not.toBe(first.body.id);
  });

  it('is forgotten after 24 hours', async () => {
    const key = randomUUID();
    const first = await write(key, 'a', path);
    test.clock.advance(DAY_MS);

    const later = await write(key, 'a', path);

    expect([later.status, later.body.id === first.body.id]).toEqual([status, false]);
  });
});

describe.each([
  ['inside the transaction of its effect', '/api/notes/few'],
  ['around a call to a provider', '/api/notes/few-by-provider'],
])('a limit on new calls %s', (_name, path) => {
  it('is reached by new keys and by calls without one, and says when to come again', async () => {
    await write(randomUUID(), 'a', path);
    await test.http.post(path).set(headers).send({ text: 'a' });

    const [keyed, plain] = [
      await write(randomUUID(), 'a', path),
      await test.http.post(path).set(headers).send({ text: 'a' }),
    ];

    for (const { status, body, headers: answered } of [keyed, plain]) {
      expect([status, body.code]).toEqual([429, 'request.too_many']);
      expect(Number(answered['retry-after'])).toBeGreaterThan(0);
    }
    expect(await notes()).toHaveLength(2);
  });

  it('does not count what is answered again, refused for another body or still being worked on', async () => {
    const key = randomUUID();
    const { entered, open } = hold();
    const first = write(key, 'a', path).then((answer) => answer);
    await entered;
    const early = await write(key, 'a', path);
    open();
    await first;
    const repeats = [early, await write(key, 'a', path), await write(key, 'a', path), await write(key, 'b', path)];

    const next = await write(randomUUID(), 'a', path);

    expect([...repeats, next].map(({ status }) => status)).toEqual([409, 201, 201, 422, 201]);
  });

  it('takes no second connection while it holds one', async () => {
    const narrow = await createTestApp({
      beside: test,
      controllers: [NotesController],
      env: { DATABASE_POOL_SIZE: '1' },
    });

    const answer = await narrow.http.post(path).set(headers).set('Idempotency-Key', randomUUID()).send({ text: 'a' });
    await narrow.close();

    expect(answer.status).toBe(201);
  });
});

describe('a call', () => {
  it('takes its effect back with a refusal when it carries a key', async () => {
    fail = true;
    await write(randomUUID());

    expect(await notes()).toEqual([]);
  });

  it('needs no key where none is demanded, and one where it is', async () => {
    const optional = await test.http.post('/api/notes').set(headers).send({ text: 'a' });
    const required = await test.http.post('/api/notes/provider').set(headers).send({ text: 'a' });

    expect([optional.status, required.status, required.body.code]).toEqual([201, 400, 'idempotency.required']);
  });

  it('refuses a key that is no UUID', async () => {
    const answer = await write('abc');

    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'Idempotency-Key']);
  });

  it('does one of ten at once that carry the same key', async () => {
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 10 }, () => write(key)));

    expect(await notes()).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
  });
});

describe('a key of somebody who is not signed in', () => {
  const HERE = '198.51.100.7';
  const ELSEWHERE = '203.0.113.9';
  const post = (key: string, network: string, text = 'a', link?: string) =>
    test.http
      .post('/api/letters')
      .set({ 'Idempotency-Key': key, 'X-Forwarded-For': network, ...(link && { 'X-Link-Token': link }) })
      .send({ text });

  it('SUP-01 holds when their phone has changed its network between two tries', async () => {
    const key = randomUUID();
    const first = await post(key, HERE);

    const second = await post(key, ELSEWHERE);

    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('answers nothing to whoever has come upon the key and does not know what was sent', async () => {
    const key = randomUUID();
    await post(key, HERE);

    const stranger = await post(key, ELSEWHERE, 'b');

    expect([stranger.status, stranger.body.code]).toEqual([422, 'idempotency.mismatch']);
  });

  it('answers what one private link was told to that link only, and nothing of it to an account', async () => {
    const key = randomUUID();
    const first = await post(key, HERE, 'a', 'one-link');

    const others = [await post(key, HERE, 'a', 'another-link'), await post(key, HERE)];
    const signedIn = await test.http.post('/api/letters').set(headers).set('Idempotency-Key', key).send({ text: 'a' });
    const same = await post(key, ELSEWHERE, 'a', 'one-link');

    expect(same.body).toEqual(first.body);
    for (const { status, body } of [...others, signedIn]) {
      expect(status).toBe(201);
      expect(body.id).not.toBe(first.body.id);
    }
  });
});

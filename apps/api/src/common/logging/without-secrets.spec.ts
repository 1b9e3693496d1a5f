import { Writable } from 'node:stream';
import { pino } from 'pino';
import { loggedError, withoutSecrets } from './without-secrets.js';

describe('what is logged', () => {
  it('holds no secret, however deep it is nested', () => {
    const nested = { user: { email: 'a@b.test', id: 7, tokens: [{ token: 't', name: 'CI' }] }, 'set-cookie': 'sid=1' };

    expect(withoutSecrets(nested)).toEqual({
      user: { email: '[redacted]', id: 7, tokens: [{ token: '[redacted]', name: 'CI' }] },
      'set-cookie': '[redacted]',
    });
  });

  it('keeps what is no plain object: its serializer says what is logged of it', () => {
    const error = Object.assign(new Error('lost'), { token: 't' });
    const at = new Date(0);

    expect(withoutSecrets({ error, at, nothing: null })).toEqual({ error, at, nothing: null });
  });

  it('ends somewhere, even in what holds itself', () => {
    const itself: Record<string, unknown> = { name: 'ring' };
    itself['next'] = itself;

    expect(JSON.stringify(withoutSecrets(itself))).toContain('[deep]');
  });

  it('says of an error what it is, and no secret that hangs on it', () => {
    const error = Object.assign(new Error('lost'), { token: 't', mail: { email: 'a@b.test' } });

    expect(loggedError(error)).toMatchObject({
      message: 'lost',
      stack: expect.stringContaining('lost'),
      token: '[redacted]',
      mail: { email: '[redacted]' },
    });
  });

  it('leaves out secrets that a line of pino was given', () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString());
        done();
      },
    });

    pino({ formatters: { log: withoutSecrets } }, stream).info({ password: 'hunter2', job: { phone: '555' } }, 'done');

    expect(lines.join('')).not.toMatch(/hunter2|555/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      password: '[redacted]',
      job: { phone: '[redacted]' },
      msg: 'done',
    });
  });
});

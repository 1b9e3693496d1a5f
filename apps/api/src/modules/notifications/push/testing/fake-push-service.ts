import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import type { TestApp } from '../../../../testing/index.js';
import { PushTransport, type PushAnswer, type PushRequest } from '../push-transport.js';

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
/** HKDF of one block (RFC 5869), written out so that nothing of the product's is shared. */
const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, length);
const text = (words: string): Buffer => Buffer.from(`${words}\0`);

const PLACES = { salt: 16, size: 20, idLength: 21 } as const;
const TAG_BYTES = 16;

/** A browser as its push service knows it: it alone can read what it is sent. */
export class FakeBrowser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly endpoint: string;
  readonly body: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

  constructor(name: string) {
    this.endpoint = `https://push.example/send/${name}`;
    const p256dh = this.keys.generateKeys('base64url');
    this.body = { endpoint: this.endpoint, p256dh, auth: this.secret.toString('base64url') };
  }

  /** RFC 8291 over RFC 8188, one record. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, PLACES.salt);
    const idLength = body.readUInt8(PLACES.size);
    const sender = body.subarray(PLACES.idLength, PLACES.idLength + idLength);
    const sealed = body.subarray(PLACES.idLength + idLength);
    const info = Buffer.concat([text('WebPush: info'), this.keys.getPublicKey(), sender]);
    const secret = derived(this.secret, this.keys.computeSecret(sender), info, 32);
    const key = derived(salt, secret, text('Content-Encoding: aes128gcm'), 16);
    const nonce = derived(salt, secret, text('Content-Encoding: nonce'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString());
  }
}

/** What a signed header says, once its signature by this key is found right (RFC 8292). */
export function claimsOf(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isRight =
    key === publicKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  if (!isRight) throw new Error('The signature is not of this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/** In place of the net: keeps what was sent to each browser, and answers as it is told. */
export class FakePushService {
  readonly received: PushRequest[] = [];
  answers: Record<string, PushAnswer | Error> = {};

  constructor({ app }: Pick<TestApp, 'app'>) {
    jest.spyOn(app.get(PushTransport, { strict: false }), 'post').mockImplementation((request) => {
      this.received.push(request);
      const answer = this.answers[request.endpoint] ?? { status: 201, retryAfter: undefined };
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
  }

  /** What a browser reads of what has come for it. */
  readBy(browser: FakeBrowser): unknown[] {
    return this.received.filter(({ endpoint }) => endpoint === browser.endpoint).map(({ body }) => browser.read(body));
  }

  clear(): void {
    this.received.length = 0;
    this.answers = {};
  }
}

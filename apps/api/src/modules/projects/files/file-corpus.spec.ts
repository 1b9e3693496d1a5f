import { request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { FILE_LIMITS } from '@cw/domain';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aPerson, post, type Person } from '../../../testing/market.js';
import { aPhoto, storedFiles, upload } from '../../../testing/uploads.js';
import { goodFiles, SECRET } from '../testing/good-files.js';
import { hostileFiles } from '../testing/hostile-files.js';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
afterAll(() => test.close());

describe('a corpus of files', () => {
  it('PROJ-08 refuses each of more than sixty hostile files by a named fault, and keeps nothing of them', async () => {
    const { id } = await post(test, owner);
    const files = await hostileFiles();
    const answers: (readonly [string, string | undefined])[] = [];
    for (const { what, ...file } of files) {
      const { body } = await upload(test, owner, { projectId: id, ...file });
      answers.push([what, body.code]);
    }

    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(answers).toEqual(files.map(({ what, fault }) => [what, fault]));
    expect([await storedFiles(test, 'incoming'), await storedFiles(test, 'files')]).toEqual([[], []]);
  });

  it('PROJ-08 takes each of more than thirty good ones, and serves no camera and no position', async () => {
    const files = await goodFiles();
    expect(files.length).toBeGreaterThanOrEqual(30);
    let projectId = '';
    for (const [at, { what, ...file }] of files.entries()) {
      if (at % FILE_LIMITS.perProject === 0) projectId = (await post(test, owner)).id;
      const { status, body } = await upload(test, owner, {
        projectId,
        ...file,
        contentType: 'application/octet-stream',
      });
      expect([what, status]).toEqual([what, 201]);
      if (!body.contentType.startsWith('image/')) continue;
      for (const path of [`/api/files/${body.id}`, `/api/files/${body.id}?size=thumbnail`]) {
        const served = await test.http.get(path).set(owner.headers).buffer(true);
        const { exif, xmp, orientation } = await sharp(served.body).metadata();
        expect([what, exif, xmp, orientation, served.body.includes(SECRET)]).toEqual([
          what,
          undefined,
          undefined,
          undefined,
          false,
        ]);
      }
    }
  });
});

describe('a photograph to the byte', () => {
  it('PROJ-08 of 15 MB is taken, and with one byte more it is refused and nothing of it kept', async () => {
    const { id: projectId } = await post(test, owner);
    const [photo, before] = [await aPhoto(), await storedFiles(test, 'files')];
    const ofBytes = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);

    const whole = await upload(test, owner, { projectId, content: ofBytes(FILE_LIMITS.maxBytes) });
    const kept = await storedFiles(test, 'files');
    const over = await upload(test, owner, { projectId, content: ofBytes(FILE_LIMITS.maxBytes + 1) });

    expect([whole.status, over.status, over.body.code]).toEqual([201, 413, 'request.too_large']);
    expect(kept.length).toBeGreaterThan(before.length);
    expect([await storedFiles(test, 'incoming'), await storedFiles(test, 'files')]).toEqual([[], kept]);
  });
});

interface Outcome {
  readonly status: number | undefined;
  readonly code: string;
}

interface Unfinished {
  readonly projectId: string;
  readonly fileBytes: number;
  /** What its head says of its length; without it, nobody knows. */
  readonly declaredBytes?: number;
}

const BOUNDARY = 'x-boundary-x';
const FORM_HEAD = [
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="kind"\r\n\r\nphoto\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n`,
  'Content-Type: image/jpeg\r\n\r\n',
].join('');

/** Sends a form that never ends; resolves once the server has answered and cut the line. */
function sendUnfinished({ projectId, fileBytes, declaredBytes }: Unfinished): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const request = httpRequest(`${test.url}/api/projects/${projectId}/files`, {
    method: 'POST',
    headers: {
      ...owner.headers,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(declaredBytes !== undefined && { 'content-length': declaredBytes }),
    },
  });
  let outcome: Outcome | undefined;
  request.on('response', (response) => {
    void json(response).then((body) => {
      outcome = { status: response.statusCode, code: String(Reflect.get(Object(body), 'code')) };
    }, reject);
  });
  // That the line is cut is what is waited for.
  request.on('error', () => undefined);
  request.on('close', () => (outcome ? resolve(outcome) : reject(new Error('The line was cut without an answer'))));
  request.write(Buffer.concat([Buffer.from(FORM_HEAD), Buffer.alloc(fileBytes, 0xff)]));
  return promise;
}

describe('a form that is too long', () => {
  const SLACK = 128 * 1024;

  it('PROJ-08 is refused while it comes in, once a photograph passes 15 MB, and the line is cut', async () => {
    const { id: projectId } = await post(test, owner);

    const outcome = await sendUnfinished({ projectId, fileBytes: FILE_LIMITS.maxBytes + SLACK });

    expect(outcome).toEqual({ status: 413, code: 'request.too_large' });
  });

  it('PROJ-08 is refused before it comes in, when it says that it is longer than any', async () => {
    const { id: projectId } = await post(test, owner);
    const declaredBytes = FILE_LIMITS.appraisalMaxBytes + SLACK;

    const outcome = await sendUnfinished({ projectId, fileBytes: 10, declaredBytes });

    expect(outcome).toEqual({ status: 413, code: 'request.too_large' });
  });
});

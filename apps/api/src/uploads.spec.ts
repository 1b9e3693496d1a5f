import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_KINDS, type FileKind } from '@cw/domain';
import type { Response } from 'supertest';
import sharp from 'sharp';
import { operationsOf } from './common/openapi/operations.js';
import { FIELDS as PAPER_FIELDS } from './modules/verification/testing/paper-world.js';
import { send } from './modules/intake/testing/sent-requests.js';
import { buildDocument } from './openapi.js';
import { createPaymentsTest, DisputedJob, type PaymentsTest } from './testing/disputed-job.js';
import { hostileHeic } from './testing/heic/hostile-heic.js';
import { colored } from './testing/heic/properties.js';
import { aHouse, aPhonePhoto, DEEP_QUADRANTS, exifOf, QUADRANTS, SECRET } from './testing/heic/samples.js';
import { aSequence } from './testing/heic/sequence.js';
import { aContractor, aJob, aPerson, post } from './testing/market.js';
import { aThread, Talk } from './testing/talk.js';
import { storedFiles, upload } from './testing/uploads.js';

interface Chosen {
  readonly name: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** A place that takes files. */
interface Place {
  readonly what: string;
  readonly route: string;
  /** `original`: evidence, of which the camera's own file is kept beside the copy that is shown. */
  readonly keeps: 'copy' | 'original' | 'nothing';
  readonly send: (file: Chosen) => PromiseLike<Response>;
}

let test: PaymentsTest;
let places: readonly Place[];
beforeAll(async () => {
  test = await createPaymentsTest();
  places = [...(await placesOfProjects()), ...(await placesOfPapers()), await placeOfMessages(), ...placesOfRequests()];
});
afterAll(() => test.close());

const ROUTE_OF_PROJECTS = 'post /api/projects/{id}/files';

async function placesOfProjects(): Promise<Place[]> {
  const owner = await aPerson(test);
  const { id } = await post(test, owner);
  const job = await aJob(test);
  // The same photo is no proof of both sides of one deal.
  const later = await aJob(test);
  const disputed = await DisputedJob.opened(test);
  const subjects: Readonly<Record<FileKind, Pick<Parameters<typeof upload>[2], 'projectId' | 'conditionId'>>> = {
    photo: { projectId: id },
    document: { projectId: id },
    before: { projectId: job.project.id, conditionId: job.project.conditions[0]?.id ?? '' },
    after: { projectId: later.project.id, conditionId: later.project.conditions[0]?.id ?? '' },
    proof: { projectId: job.project.id, conditionId: job.project.conditions[1]?.id ?? '' },
    exhibit: { projectId: disputed.job.project.id },
  };
  const people: Readonly<Record<FileKind, typeof owner>> = {
    photo: owner,
    document: owner,
    before: job.contractor,
    after: later.contractor,
    proof: job.contractor,
    exhibit: disputed.owner,
  };
  return FILE_KINDS.map((kind) => ({
    what: kind,
    route: ROUTE_OF_PROJECTS,
    keeps: kind === 'photo' || kind === 'document' ? 'copy' : 'original',
    send: (file) => upload(test, people[kind], { ...subjects[kind], kind, ...file }),
  }));
}

async function placesOfPapers(): Promise<Place[]> {
  const contractor = await aContractor(test, { papers: [] });
  const form = (path: string) => test.http.post(`/api/verification/me/${path}`).set(contractor.headers);
  const papers = Object.entries(PAPER_FIELDS).map(([kind, fields]): Place => ({
    what: `paper (${kind})`,
    route: 'post /api/verification/me/{kind}',
    keeps: 'copy',
    send: ({ content, name, contentType }) =>
      form(kind).field('fields', JSON.stringify(fields)).attach('file', content, { filename: name, contentType }),
  }));
  const reading: Place = {
    what: 'certificate that is read',
    route: 'post /api/verification/me/insurance/extract',
    keeps: 'nothing',
    send: ({ content, name, contentType }) =>
      form('insurance/extract').attach('file', content, { filename: name, contentType }),
  };
  return [...papers, reading];
}

async function placeOfMessages(): Promise<Place> {
  const { id, owner } = await aThread(new Talk(test));
  return {
    what: 'message',
    route: 'post /api/conversations/{id}/files',
    keeps: 'copy',
    send: ({ content, name, contentType }) =>
      test.http
        .post(`/api/conversations/${id}/files`)
        .set(owner.headers)
        .attach('file', content, { filename: name, contentType }),
  };
}

const placesOfRequests = (): Place[] => [
  {
    what: 'report of a request',
    route: 'post /api/intake',
    keeps: 'copy',
    send: (file) => send(test, { file }),
  },
  {
    what: 'report that is read',
    route: 'post /api/intake/extract',
    keeps: 'nothing',
    send: ({ content, name, contentType }) =>
      test.http.post('/api/intake/extract').attach('file', content, { filename: name, contentType }),
  },
];

interface Sample {
  readonly what: string;
  readonly file: Chosen;
  readonly width: number;
  readonly height: number;
}

/** What phones send, under the names and types that systems give it. */
async function corpus(): Promise<readonly Sample[]> {
  return [
    {
      what: 'a photograph on its side',
      file: { name: 'IMG_0042.HEIC', contentType: 'image/heic', content: await aPhonePhoto(6, [colored(12, 13)]) },
      width: 64,
      height: 128,
    },
    {
      what: 'a photograph of tiles',
      file: {
        name: 'IMG_0043.heif',
        contentType: 'image/heif',
        content: aHouse({ exif: await exifOf(1) }),
      },
      width: 1000,
      height: 980,
    },
    {
      what: 'the first of a sequence',
      file: {
        name: 'burst.heic',
        contentType: 'application/octet-stream',
        content: aSequence([QUADRANTS, DEEP_QUADRANTS]),
      },
      width: 128,
      height: 64,
    },
  ];
}

const FILM = Buffer.concat([Buffer.from('0000001466747970717420200000000071742020', 'hex'), Buffer.alloc(400)]);

/** Where each new file lies under the folder of files. */
async function added(work: () => PromiseLike<Response>) {
  const before = new Set(await storedFiles(test, 'files'));
  const answer = await work();
  const names = (await storedFiles(test, 'files')).filter((name) => !before.has(name));
  return { answer, names };
}

describe('a photograph of a phone', () => {
  it('PROJ-08 INT-05 has a walk through every route that takes a file', () => {
    const routes = operationsOf(buildDocument(test.app))
      .filter(({ operation }) => 'multipart/form-data' in Object(Reflect.get(Object(operation.requestBody), 'content')))
      .map(({ method, path }) => `${method} ${path}`);

    expect([...new Set(places.map(({ route }) => route))].sort()).toEqual(routes.sort());
  });

  it('PROJ-08 INT-05 COND-04 is taken everywhere, shown upright as JPG without where it was, and kept as it came where it is evidence', async () => {
    const samples = await corpus();
    const seen: unknown[] = [];
    const wanted: unknown[] = [];
    for (const { what, keeps, send: hand } of places) {
      for (const sample of samples) {
        const { answer, names } = await added(() => hand(sample.file));
        seen.push([what, sample.what, answer.status < 300, await keptAs(names, sample)]);
        wanted.push([what, sample.what, true, keeps]);
      }
    }
    expect(seen).toEqual(wanted);
  });

  it('PROJ-08 INT-05 is refused everywhere by the name of its fault, in the language of who sends it', async () => {
    const [damaged] = await hostileHeic();
    const bomb = (await hostileHeic()).find(({ fault }) => fault === 'file.oversized');
    const files: readonly (readonly [Buffer | undefined, string])[] = [
      [damaged?.content, 'This file is damaged or is not what its name says.'],
      [bomb?.content, 'Pictures may have up to 64 million pixels.'],
      [FILM, 'For a Live Photo, send the picture (HEIC or JPG) without its MOV file.'],
    ];
    for (const { what, keeps, send: hand } of places) {
      for (const [content = Buffer.alloc(0), words] of files) {
        // Where nothing is kept nothing is drawn, so only what is no picture at all is refused.
        if (keeps === 'nothing' && content !== FILM) continue;
        const { answer, names } = await added(() => hand({ name: 'IMG_0042.MOV', contentType: 'image/heic', content }));
        expect([what, String(answer.body.detail).endsWith(words), names]).toEqual([what, true, []]);
      }
    }
    const spanish = await test.http
      .post('/api/intake/extract')
      .set('Accept-Language', 'es-US')
      .attach('file', FILM, { filename: 'IMG_0042.MOV', contentType: 'video/quicktime' });
    expect([spanish.status, spanish.body.detail]).toEqual([
      415,
      'Aquí no se aceptan videos: envíe una foto. Si es una Live Photo, envíe la imagen (HEIC o JPG) sin su archivo MOV.',
    ]);
    expect(await storedFiles(test, 'incoming')).toEqual([]);
  });
});

/** What of a sample is found among the files that it left. */
async function keptAs(names: readonly string[], { file, width, height }: Sample): Promise<unknown> {
  const contents = await Promise.all(names.map((name) => contentOf(name)));
  const originals = contents.flat().filter((content) => content.equals(file.content));
  const copies = contents.flat().filter((content) => !content.equals(file.content));
  for (const copy of copies) {
    const metadata = await sharp(copy).metadata();
    const isClean = metadata.exif === undefined && metadata.icc === undefined && !copy.includes(SECRET);
    if (metadata.format !== 'jpeg' || !isClean) return 'what it should not';
  }
  const sizes = await Promise.all(copies.map((copy) => sharp(copy).metadata()));
  if (copies.length > 0 && !sizes.some((size) => size.width === width && size.height === height))
    return 'no whole copy';
  if (copies.length === 0) return 'nothing';
  return originals.length > 0 ? 'original' : 'copy';
}

/** Every file of this name: an original lies under the same name in another folder. */
async function contentOf(name: string): Promise<Buffer[]> {
  const entries = await readdir(join(test.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() && entry.name === name);
  return Promise.all(found.map((entry) => readFile(join(entry.parentPath, entry.name))));
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
import { buffer } from 'node:stream/consumers';
import { formatterFor } from '@cw/i18n';
import { anArchive } from '../../testing/archives.js';
import { aPhoto } from '../../testing/uploads.js';
import { DocumentSafety } from './document-safety.js';
import { DOC, DOCX, PDF } from './document-types.js';
import { faultOf } from './examine-document.js';
import { COSTLY_PDFS, ENDLESS_PDFS } from './testing/costly-pdfs.js';
import { DOCX_OUTSIDE } from './testing/office-outside.js';
import { DOC_SAMPLES, DOCX_SAMPLES } from './testing/office-samples.js';
import { PDF_DISGUISES } from './testing/pdf-disguises.js';
import { PDF_LISTS } from './testing/pdf-lists.js';
import { PDF_MEDIA } from './testing/pdf-media.js';
import { PDF_OUTSIDE } from './testing/pdf-outside.js';
import { PDF_SAMPLES, securedPdf } from './testing/pdf-samples.js';

const told = (fault: string | null): string => (fault === null ? 'takes' : `refuses by ${fault}`);
const named = (samples: typeof PDF_SAMPLES) =>
  samples.map(([what, content, fault]) => ({ what, content, fault, told: told(fault) }));

describe('a document, by its parsed structure', () => {
  it.each(named([...PDF_SAMPLES, ...PDF_DISGUISES, ...PDF_LISTS, ...PDF_MEDIA, ...PDF_OUTSIDE, ...COSTLY_PDFS]))(
    'INT-05 $told a PDF that $what',
    ({ content, fault }) => {
      expect(faultOf(content, PDF)).toBe(fault);
    },
  );

  it.each(named([...DOCX_SAMPLES, ...DOCX_OUTSIDE]))(
    'INT-05 $told a Word document that $what',
    ({ content, fault }) => {
      expect(faultOf(content, DOCX)).toBe(fault);
    },
  );

  it.each(named(DOC_SAMPLES))('INT-05 $told an old Word document that $what', ({ content, fault }) => {
    expect(faultOf(content, DOC)).toBe(fault);
  });

  it.each(['RC4', 'AES'] as const)(
    'INT-05 takes a PDF secured by %s that opens without a password, as readers do',
    async (cipher) => {
      const content = securedPdf(cipher);
      expect((await getDocumentProxy(new Uint8Array(content))).numPages).toBe(1);
      expect(faultOf(content, PDF)).toBeNull();
    },
  );

  it.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
    'INT-05 takes a PDF %s secured by another program, and refuses it with a password to open',
    async (pdfVersion) => {
      const faults = ['', 'secret'].map(async (userPassword) => {
        const document = new PDFDocument({ pdfVersion, ownerPassword: 'owner', ...(userPassword && { userPassword }) });
        document.text('The handrail is missing.').end();
        return faultOf(await buffer(document), PDF);
      });
      expect(await Promise.all(faults)).toEqual([null, 'file.encrypted']);
    },
  );
});

describe('an upload', () => {
  let folder: string;
  const safety = new DocumentSafety();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cw-safety-'));
  });
  afterAll(async () => {
    safety.onModuleDestroy();
    await rm(folder, { recursive: true });
  });

  async function outcomeOf(content: Buffer, type: string): Promise<string> {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    const refused = await safety.mustBeInert(path, type).catch((error: unknown) => error);
    return refused === undefined ? 'taken' : String(Reflect.get(Object(refused), 'code'));
  }

  it('INT-05 is looked into in a process of its own', async () => {
    const sample = (what: string) => PDF_SAMPLES.find(([name]) => name === what)?.[1] ?? Buffer.alloc(0);
    expect([
      await outcomeOf(securedPdf('AES'), PDF),
      await outcomeOf(sample('starts a program'), PDF),
      await outcomeOf(DOCX_SAMPLES[0]?.[1] ?? Buffer.alloc(0), DOCX),
    ]).toEqual(['taken', 'file.launch_action', 'file.external_template']);
  });

  it.each(ENDLESS_PDFS)('INT-05 that %s is answered by what it is', async (_, content, outcome) => {
    expect(await outcomeOf(content, PDF)).toBe(outcome);
  });

  it.each([
    ['en', 'file.oversized', /takes too long/],
    ['es', 'file.oversized', /tarda demasiado/],
    ['en', 'request.busy', /^(?!.*sign)/],
    ['es', 'request.busy', /^(?!.*sesi)/],
  ] as const)('INT-05 that ends without an answer is told so: in %s, %s', (locale, code, words) => {
    expect(formatterFor(locale).text(`errors.${code}`)).toMatch(words);
  });

  it('INT-05 that is a picture and an archive is refused; one with a film behind it, as phones write it, is taken', async () => {
    const photo = await aPhoto();
    const film = Buffer.concat([photo, Buffer.from('00000020667479706d703432', 'hex'), Buffer.alloc(500)]);
    const archive = Buffer.concat([photo, anArchive([{ name: 'a', content: 'a' }])]);
    expect([await outcomeOf(film, 'image/jpeg'), await outcomeOf(archive, 'image/jpeg')]).toEqual([
      'taken',
      'file.polyglot',
    ]);
  });
});

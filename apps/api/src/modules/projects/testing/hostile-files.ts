import { crc32, deflateSync } from 'node:zlib';
import type { ErrorCode } from '@cw/domain';
import sharp from 'sharp';
import { anArchive } from '../../../testing/archives.js';
import { aCompound, aDoc, wordStream } from '../../../testing/compound-files.js';
import { aDocx, aPhoto, PDF, wordParts } from '../../../testing/uploads.js';

export interface HostileFile {
  readonly what: string;
  readonly kind: 'photo' | 'document';
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly fault: ErrorCode;
}

type Described = readonly [what: string, name: string, content: Buffer | string, fault: ErrorCode];

const TYPE_OF_NAME: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const of =
  (kind: HostileFile['kind']) =>
  ([what, name, content, fault]: Described): HostileFile => {
    const contentType = TYPE_OF_NAME[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return { what, kind, name, contentType, content: Buffer.from(content), fault };
  };

const hex = (head: string, size = 300): Buffer => Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(size)]);
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const compound = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1500), ...parts, Buffer.alloc(600)]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it is this large, whatever is in it. */
function pngOf(width: number, height: number, pixels: Buffer = deflateSync(Buffer.alloc(100))): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><html><script>alert(1)</script></html>';
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const EXE = hex('4d5a90000300000004000000ffff0000');

/** Not what they say they are: neither an end of the name nor a declared type makes them so. */
const disguised: readonly Described[] = [
  ['a drawing with a script as PNG', 'roof.png', SVG, 'file.type'],
  ['a drawing with an XML head as PNG', 'roof.png', `<?xml version="1.0"?>${SVG}`, 'file.type'],
  ['a drawing under its own name', 'roof.svg', SVG, 'file.type'],
  ['a page as JPG', 'roof.jpg', HTML, 'file.type'],
  ['a page behind a byte order mark as JPG', 'roof.jpg', `\ufeff${HTML}`, 'file.type'],
  ['a page behind a comment as WebP', 'roof.webp', `<!-- RIFF WEBP -->${HTML}`, 'file.type'],
  ['PHP as JPG', 'shell.php.jpg', '<?php system($_GET[0]);', 'file.type'],
  ['a shell script as PNG', 'run.sh.png', '#!/bin/sh\nrm -rf /\n', 'file.type'],
  ['a Windows program as JPG', 'photo.exe.jpg', EXE, 'file.type'],
  ['a Linux program as PNG', 'photo.png', hex('7f454c460201010000000000'), 'file.type'],
  ['a Java class as WebP', 'photo.webp', hex('cafebabe00000034'), 'file.type'],
  ['a script in JavaScript as JPG', 'a.js.jpg', 'fetch("//evil.example")', 'file.type'],
  ['an antivirus test as JPG', 'eicar.jpg', EICAR, 'file.type'],
  ['words as JPG', 'notes.jpg', 'Just words.', 'file.type'],
  ['JSON as PNG', 'data.png', '{"a":1}', 'file.type'],
  ['zeros as JPG', 'zero.jpg', Buffer.alloc(4096), 'file.type'],
  ['a null byte before the true end', 'photo.exe\0.jpg', EXE, 'request.malformed'],
  ['a name that turns round', 'photo\u202egpj.exe', EXE, 'file.type'],
  ['a name that climbs', '../../../etc/cron.d/job.jpg', '* * * * * root sh', 'file.type'],
  ['a name of a Windows path', 'C:\\Windows\\system32\\a.jpg', EXE, 'file.type'],
  ['a PDF among the photographs', 'roof.jpg', PDF, 'file.type'],
  ['a Word file among the photographs', 'roof.jpg', aDocx(), 'file.type'],
];

/** Real kinds of picture and archive that are not taken. */
const unsupported: readonly Described[] = [
  ['a GIF', 'roof.gif', hex('474946383961010001008000'), 'file.type'],
  ['a GIF as JPG', 'roof.jpg', hex('474946383761010001008000'), 'file.type'],
  ['a bitmap', 'roof.bmp', hex('424d3a0000000000000036000000280000'), 'file.type'],
  ['a TIFF', 'roof.tif', hex('49492a0008000000'), 'file.type'],
  ['an icon', 'roof.ico', hex('0000010001001010000001002000'), 'file.type'],
  ['a Photoshop file', 'roof.psd', hex('384250530001000000000000'), 'file.type'],
  ['an AVIF', 'roof.avif', hex('0000001c6674797061766966000000006176696d'), 'file.type'],
  ['a HEIC without a picture', 'roof.heic', hex('0000001c6674797068656963'), 'file.damaged'],
  ['a film', 'roof.mp4', hex('00000020667479706d70343200000000'), 'file.video'],
  ['the film of a Live Photo', 'IMG_0042.MOV', hex('0000001466747970717420200000000071742020'), 'file.video'],
  ['a GZIP', 'roof.jpg', hex('1f8b0800000000000003'), 'file.type'],
  ['a RAR', 'roof.jpg', hex('526172211a0700'), 'file.type'],
  ['a 7-Zip', 'roof.jpg', hex('377abcaf271c0004'), 'file.type'],
];

async function brokenPhotos(): Promise<readonly Described[]> {
  const photo = await aPhoto();
  const square = { create: { width: 64, height: 64, channels: 3, background: '#a53' } } as const;
  const png = await sharp(square).png().toBuffer();
  const webp = await sharp(square).webp().toBuffer();
  return [
    ['an empty file', 'roof.jpg', '', 'file.damaged'],
    ['half a JPG', 'roof.jpg', photo.subarray(0, photo.length / 2), 'file.damaged'],
    ['the head of a JPG', 'roof.jpg', photo.subarray(0, 20), 'file.damaged'],
    [
      'the head of a JPG before a page',
      'roof.jpg',
      Buffer.concat([hex('ffd8ffe0', 0), Buffer.from(HTML)]),
      'file.damaged',
    ],
    ['half a PNG', 'roof.png', png.subarray(0, png.length / 2), 'file.damaged'],
    [
      'the head of a PNG before a drawing',
      'roof.png',
      Buffer.concat([png.subarray(0, 33), Buffer.from(SVG)]),
      'file.damaged',
    ],
    ['a PNG with too few pixels', 'roof.png', pngOf(400, 400), 'file.damaged'],
    ['a PNG whose pixels are no stream', 'roof.png', pngOf(10, 10, Buffer.from('not deflate')), 'file.damaged'],
    ['half a WebP', 'roof.webp', webp.subarray(0, webp.length / 2), 'file.damaged'],
    [
      'the head of a WebP before a page',
      'roof.webp',
      Buffer.concat([webp.subarray(0, 16), Buffer.from(HTML)]),
      'file.damaged',
    ],
    ['a PNG of 20,000 × 20,000', 'roof.png', pngOf(20_000, 20_000), 'file.oversized'],
    ['a PNG of 100,000 × 1,000', 'roof.png', pngOf(100_000, 1_000), 'file.oversized'],
    [
      'a PNG that unpacks to 65 megapixels',
      'roof.png',
      pngOf(8_100, 8_100, deflateSync(Buffer.alloc(1_000_000))),
      'file.oversized',
    ],
  ];
}

const MACRO_MAIN = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const SHEET_MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const pdf = (body: string): string => `%PDF-1.7\n${body}\ntrailer<<>>\n%%EOF\n`;

const LOCKED_PDF = pdf('<</Root 1 0 R/Encrypt 5 0 R>>').replace(
  'trailer<<>>',
  '5 0 obj<</Filter/Standard/V 1/R 2>>endobj trailer<</Encrypt 5 0 R>>',
);
const docx = aDocx();
const kibibyte = Buffer.alloc(1024, 'a');

const papers: readonly Described[] = [
  ['a page as PDF', 'report.pdf', HTML, 'file.type'],
  ['a page before a PDF', 'report.pdf', HTML + PDF.toString(), 'file.type'],
  ['a program as PDF', 'report.pdf.exe', EXE, 'file.type'],
  ['a program as Word file', 'report.docx', EXE, 'file.type'],
  ['rich text as Word file', 'report.doc', '{\\rtf1 hello}', 'file.type'],
  ['a plain archive as Word file', 'report.docx', anArchive([{ name: 'a.txt', content: 'a' }]), 'file.type'],
  ['a workbook as Word file', 'report.docx', anArchive(wordParts(SHEET_MAIN)), 'file.type'],
  ['an old workbook as Word file', 'report.doc', compound(utf16('Workbook')), 'file.type'],
  ['a Word file with macros under its own type', 'report.docm', anArchive(wordParts(MACRO_MAIN)), 'file.type'],
  ['an installer as Word file', 'report.doc', compound(utf16('MsiPackage')), 'file.type'],
  ['an empty PDF', 'report.pdf', '', 'file.damaged'],
  ['a PDF cut off', 'report.pdf', pdf('x'.repeat(3000)).slice(0, 2000), 'file.damaged'],
  ['a PDF that is a page too', 'report.pdf', pdf('') + HTML, 'file.polyglot'],
  [
    'a PDF that is an archive too',
    'report.pdf',
    Buffer.concat([PDF, anArchive([{ name: 'a', content: 'a' }])]),
    'file.polyglot',
  ],
  ['a PDF with a password', 'report.pdf', LOCKED_PDF, 'file.encrypted'],
  ['a PDF that starts a program', 'report.pdf', pdf('1 0 obj<</S/L#61unch/F(cmd.exe)>>'), 'file.launch_action'],
  ['half a Word file', 'report.docx', docx.subarray(0, docx.length - 40), 'file.damaged'],
  ['a Word file without its text', 'report.docx', anArchive(wordParts().slice(0, 1)), 'file.damaged'],
  [
    'a Word file with a wrong checksum',
    'report.docx',
    aDocx([{ name: 'a', content: 'a', saidChecksum: 1 }]),
    'file.damaged',
  ],
  [
    'a Word file whose entry climbs out',
    'report.docx',
    aDocx([{ name: '../../evil.xml', content: '' }]),
    'file.damaged',
  ],
  [
    'a Word file whose entry has a drive',
    'report.docx',
    aDocx([{ name: 'C:\\evil.xml', content: '' }]),
    'file.damaged',
  ],
  [
    'a Word file whose entry starts at the root',
    'report.docx',
    aDocx([{ name: '/etc/passwd', content: '' }]),
    'file.damaged',
  ],
  [
    'a Word file that unpacks to more than it says',
    'report.docx',
    aDocx([{ name: 'a', content: kibibyte, saidBytes: 10 }]),
    'file.damaged',
  ],
  [
    'a Word file that unpacks to a gigabyte',
    'report.docx',
    aDocx([{ name: 'a', content: '', saidBytes: 2 ** 30 }]),
    'file.oversized',
  ],
  [
    'a Word file of many large parts',
    'report.docx',
    aDocx(Array.from({ length: 5 }, (_, at) => ({ name: `a${at}`, content: '', saidBytes: 50 * 2 ** 20 }))),
    'file.oversized',
  ],
  [
    'a Word file with an entry behind a password',
    'report.docx',
    aDocx([{ name: 'a', content: 'a', flags: 1 }]),
    'file.encrypted',
  ],
  ['a Word file behind a password', 'report.docx', aCompound([{ name: 'EncryptedPackage' }]), 'file.encrypted'],
  [
    'a Word file with hidden macros',
    'report.docx',
    aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
    'file.macros',
  ],
  [
    'a Word file with a program',
    'report.docx',
    aDocx([{ name: 'word/embeddings/a.EXE', content: 'x' }]),
    'file.executable',
  ],
  ['an old Word file with macros', 'report.doc', aDoc([{ name: '_VBA_PROJECT' }]), 'file.macros'],
  ['an old Word file behind a password', 'report.doc', aCompound([wordStream({ isLocked: true })]), 'file.encrypted'],
  ['the head of an old Word file', 'report.doc', hex('d0cf11e0a1b11ae1', 8), 'file.type'],
];

/** Files of ill will and of bad luck, made as they are needed: no such file lies in the repository. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  return [
    ...disguised.map(of('photo')),
    ...unsupported.map(of('photo')),
    ...(await brokenPhotos()).map(of('photo')),
    ...papers.map(of('document')),
  ];
}

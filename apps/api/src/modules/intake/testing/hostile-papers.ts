import type { ErrorCode } from '@cw/domain';
import { aDocx, PDF, wordParts } from '../../../testing/uploads.js';

export interface HostilePaper {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
  readonly fault: ErrorCode;
}

type Described = readonly [what: string, name: string, content: Buffer | string, fault: ErrorCode];

const pdfWith = (dictionary: string): string => `%PDF-1.4\n1 0 obj<<${dictionary}>>endobj\ntrailer<<>>\n%%EOF\n`;

const LOCKED = pdfWith('/Filter /Standard /V 1 /R 2').replace('trailer<<>>', 'trailer<< /Encrypt 1 0 R >>');

const PAPERS: readonly Described[] = [
  ['a page called a PDF', 'appraisal.pdf', '<!doctype html><script>alert(1)</script>', 'file.damaged'],
  ['a program called a PDF', 'appraisal.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]), 'file.damaged'],
  ['a program under its own name', 'appraisal.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]), 'file.type'],
  [
    'a drawing with a script',
    'appraisal.png',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'file.damaged',
  ],
  ['nothing', 'appraisal.pdf', '', 'file.damaged'],
  ['a PDF that is cut off', 'appraisal.pdf', '%PDF-1.4\n1 0 obj<<>>endobj\n', 'file.damaged'],
  ['a PDF behind a password', 'appraisal.pdf', LOCKED, 'file.encrypted'],
  ['a PDF that starts a program', 'appraisal.pdf', pdfWith('/S /L#61unch'), 'file.launch_action'],
  [
    'a PDF with a page behind it',
    'appraisal.pdf',
    Buffer.concat([PDF, Buffer.from('<script>1</script>')]),
    'file.polyglot',
  ],
  ['a document with macros', 'a.docx', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'file.macros'],
  [
    'a document that leads out of its folder',
    'a.docx',
    aDocx([{ name: '../../run.txt', content: 'x' }]),
    'file.damaged',
  ],
  ['a document that is cut off', 'a.docx', aDocx(wordParts()).subarray(0, -30), 'file.damaged'],
  [
    'a photograph that is none',
    'page.jpg',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(64)]),
    'file.damaged',
  ],
];

/** Papers that nobody should have to open. */
export const hostilePapers = (): HostilePaper[] =>
  PAPERS.map(([what, name, content, fault]) => ({ what, name, content: Buffer.from(content), fault }));

import { anArchive, type ArchiveEntry } from '../../../testing/archives.js';
import { aCompound, aDoc, wordStream } from '../../../testing/compound-files.js';
import { aDocx, wordParts } from '../../../testing/uploads.js';
import type { Sample } from './pdf-samples.js';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Related {
  readonly type: string;
  readonly target: string;
  readonly isOutside?: boolean;
  readonly of?: string;
}

const relation = ({ type, target, isOutside = false }: Related): string =>
  `<r:Relationship Id="r1" Type="${TYPES}/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`;
const list = (related: Related): string =>
  `<?xml version="1.0" encoding="UTF-8"?><r:Relationships xmlns:r="http://schemas.openxmlformats.org/package/2006/relationships">${relation(related)}</r:Relationships>`;
const relating = (related: Related, more: readonly ArchiveEntry[] = []): Buffer =>
  aDocx([{ name: related.of ?? 'word/_rels/document.xml.rels', content: list(related) }, ...more]);
const outside = (type: string): Buffer => relating({ type, target: 'https://evil.example/a.dotm', isOutside: true });
const typed = (contentType: string): Buffer =>
  anArchive([
    { name: '[Content_Types].xml', content: typesWith(contentType) },
    ...wordParts().slice(1),
    { name: 'word/x.bin', content: 'x' },
  ]);
const typesWith = (contentType: string): string =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/x.bin" ContentType="${contentType}"/></Types>`;
const workbook = (more: readonly ArchiveEntry[] = []): Buffer =>
  anArchive([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<w/>' },
    ...more,
  ]);
const charted = (content: Buffer): Buffer =>
  relating({ type: 'package', target: '../embeddings/a.xlsx', of: 'word/charts/_rels/chart1.xml.rels' }, [
    { name: 'word/embeddings/a.xlsx', content },
  ]);
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Word documents for each fault and each disguise of it, and rightful ones that look alike. */
export const DOCX_SAMPLES: readonly Sample[] = [
  ['loads its template from elsewhere', outside('attachedTemplate'), 'file.external_template'],
  ['loads an object from elsewhere', outside('oleObject'), 'file.external_template'],
  ['loads a frame from elsewhere', outside('frame'), 'file.external_template'],
  ['loads a part from elsewhere', outside('subDocument'), 'file.external_template'],
  [
    'loads its template by a list in another encoding',
    aDocx([
      {
        name: 'word/_rels/settings.xml.rels',
        content: utf16(
          list({ type: 'attachedTemplate', target: 'https://evil.example', isOutside: true }).replace(
            'UTF-8',
            'UTF-16',
          ),
        ),
      },
    ]),
    'file.external_template',
  ],
  [
    'loads its template by coded letters',
    relating({ type: 'attached&#84;emplate', target: 'https://evil.example', isOutside: true }),
    'file.external_template',
  ],
  ['has an object of another program', relating({ type: 'oleObject', target: 'a.bin' }), 'file.ole_object'],
  ['has a workbook as an object', relating({ type: 'package', target: 'a.xlsx' }), 'file.ole_object'],
  ['has a control', relating({ type: 'control', target: 'activeX/a.xml' }), 'file.ole_object'],
  [
    'has an object under the name of a picture',
    aDocx([{ name: 'word/media/a.png', content: Buffer.from('d0cf11e0a1b11ae100', 'hex') }]),
    'file.ole_object',
  ],
  ['has macros by their type', typed('application/vnd.ms-office.vbaProject'), 'file.macros'],
  ['has macros by their relationship', relating({ type: 'vbaProject', target: 'x.bin' }), 'file.macros'],
  ['has macros by their name', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'file.macros'],
  ['has a program', aDocx([{ name: 'word/media/a.png', content: 'MZ program' }]), 'file.executable'],
  ['has a program by its name', aDocx([{ name: 'word/media/a.EXE', content: 'x' }]), 'file.executable'],
  ['has a script', aDocx([{ name: 'word/media/a.png', content: '#!/bin/sh' }]), 'file.executable'],
  ['has a PDF in it', aDocx([{ name: 'word/media/a.png', content: '%PDF-1.7' }]), 'file.embedded_files'],
  ['has an archive in it', aDocx([{ name: 'word/media/a.png', content: workbook() }]), 'file.embedded_files'],
  ['has another document in it', relating({ type: 'aFChunk', target: 'a.html' }), 'file.embedded_files'],
  [
    'has macros in the workbook of a chart',
    charted(workbook([{ name: 'xl/vbaProject.bin', content: 'x' }])),
    'file.macros',
  ],
  ['has a file behind its end', Buffer.concat([aDocx(), Buffer.from('MZ')]), 'file.polyglot'],
  ['has a part twice', aDocx([{ name: 'word/document.xml', content: '<w:document/>' }]), 'file.damaged'],
  [
    'declares a type of document',
    aDocx([{ name: 'word/_rels/document.xml.rels', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }]),
    'file.damaged',
  ],
  ['has a list that is no XML', aDocx([{ name: '_rels/.rels', content: '<a' }]), 'file.damaged'],
  [
    'has a list in an encoding that hides it',
    aDocx([{ name: '_rels/.rels', content: '<?xml version="1.0" encoding="utf-7"?><a/>' }]),
    'file.damaged',
  ],
  ['is locked', aCompound([{ name: 'EncryptedPackage' }]), 'file.encrypted'],
  ['has links', relating({ type: 'hyperlink', target: 'https://www.example.com', isOutside: true }), null],
  [
    'has pictures',
    relating({ type: 'image', target: 'media/a.png' }, [
      { name: 'word/media/a.png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
    ]),
    null,
  ],
  ['has a chart', charted(workbook()), null],
];

/** The same of documents as Word wrote them until 2003. */
export const DOC_SAMPLES: readonly Sample[] = [
  ['has macros', aDoc([{ name: 'Macros', isFolder: true }, { name: '_VBA_PROJECT' }]), 'file.macros'],
  ['has an object', aDoc([{ name: '_1234567890', isFolder: true }]), 'file.ole_object'],
  ['has a file as an object', aDoc([{ name: '\u0001Ole10Native' }]), 'file.ole_object'],
  ['is locked', aCompound([wordStream({ isLocked: true })]), 'file.encrypted'],
  ['has no table of sectors', aDoc().subarray(0, 600), 'file.damaged'],
  [
    'speaks of macros',
    aCompound([
      {
        ...wordStream(),
        content: Buffer.concat([wordStream().content ?? Buffer.alloc(0), Buffer.from('_VBA_PROJECT', 'utf16le')]),
      },
    ]),
    null,
  ],
  ['is plain', aDoc([{ name: 'ObjectPool', isFolder: true }]), null],
];

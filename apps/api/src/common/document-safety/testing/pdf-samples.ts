import type { DocumentFaultCode } from '@cw/domain';
import { deflateSync } from 'node:zlib';
import { anArchive } from '../../../testing/archives.js';
import { aPdfOf, objectStream, pdfBodies, pdfLock, pdfStream, pdfUpdate } from '../../../testing/pdf-files.js';

export type Sample = readonly [what: string, content: Buffer, fault: DocumentFaultCode | null];

const LAUNCH = '<< /S /Launch /F (cmd.exe) >>';
const FILE = '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>';
const BYTES = pdfStream('MZ', '/Type /EmbeddedFile');
const opens = (action: string, more: readonly (string | Buffer)[] = []): Buffer =>
  aPdfOf(pdfBodies({ catalog: `/OpenAction ${action}` }, more));
const plain = (): Buffer => aPdfOf(pdfBodies());
const zip = (): Buffer => anArchive([{ name: 'a.exe', content: 'MZ' }]);
const behind = (more: Buffer | string): Buffer => Buffer.concat([plain(), Buffer.from(more as string)]);

function locked(cipher: 'RC4' | 'AES', password = ''): Buffer {
  const { dictionary, id, pack } = pdfLock(cipher, password);
  const list = objectStream([[4, LAUNCH]], { pack: pack(6) });
  return aPdfOf(pdfBodies({ catalog: '/OpenAction 4 0 R' }, ['null', dictionary, list]), `/Encrypt 5 0 R ${id}`);
}

/** The end of an archive whose last words are the end of a PDF. */
function archiveBeforeTheEnd(): Buffer {
  const archive = zip();
  const ending = Buffer.from('\n%%EOF\n');
  archive.writeUInt16LE(ending.length, archive.length - 2);
  return Buffer.concat([plain(), archive, ending]);
}

/** An archive long before the end of the file, in a stream. */
const archiveInside = (): Buffer => aPdfOf(pdfBodies({}, [pdfStream(zip()), pdfStream(Buffer.alloc(80_000, 0x20))]));

const STARTS: readonly Sample[] = [
  ['starts a program', opens(LAUNCH), 'file.launch_action'],
  ['starts one by a name with codes in it', opens('<< /S /L#61unch >>'), 'file.launch_action'],
  ['starts one by a key with codes in it', opens('<< /#53 /Launch >>'), 'file.launch_action'],
  ['starts one by a name that stands elsewhere', opens('<< /S 4 0 R >>', ['/Launch']), 'file.launch_action'],
  ['starts one by a name that is led to twice', opens('<< /S 4 0 R >>', ['5 0 R', '/Launch']), 'file.launch_action'],
  ['says twice what an action does', opens('<< /S /URI /S /Launch >>'), 'file.launch_action'],
  ['starts one after another action', opens(`<< /S /GoTo /Next [${LAUNCH}] >>`), 'file.launch_action'],
  [
    'starts one by a link on its page',
    aPdfOf(pdfBodies({ page: `/Annots [<< /Subtype /Link /A ${LAUNCH} >>]` })),
    'file.launch_action',
  ],
  ['starts one when a page is opened', aPdfOf(pdfBodies({ page: `/AA << /O ${LAUNCH} >>` })), 'file.launch_action'],
  ['starts one behind a comment', opens('<< /S %/URI\n/Launch >>'), 'file.launch_action'],
  ['has a program in an object that nothing leads to', aPdfOf(pdfBodies({}, [LAUNCH])), 'file.launch_action'],
  ['is cut off within an action', behind(`9 0 obj << /S /Launch\n%%EOF\n`), 'file.launch_action'],
  ['has an action in its trailer', aPdfOf(pdfBodies(), `/More ${LAUNCH}`), 'file.launch_action'],
  ['reads a file of the reader', opens('<< /S /ImportData /F (a.fdf) >>'), 'file.launch_action'],
  [
    'starts one since an update',
    pdfUpdate({ before: plain(), first: 1, bodies: [`<< /Type /Catalog /Pages 2 0 R /OpenAction ${LAUNCH} >>`] }),
    'file.launch_action',
  ],
  [
    'started one until an update',
    pdfUpdate({ before: opens(LAUNCH), first: 1, bodies: pdfBodies().slice(0, 1) }),
    'file.launch_action',
  ],
  ['starts one from a list of objects', opens('4 0 R', [objectStream([[4, LAUNCH]])]), 'file.launch_action'],
  [
    'starts one from a list that is not packed',
    opens('4 0 R', [objectStream([[4, LAUNCH]], { isPacked: false })]),
    'file.launch_action',
  ],
  [
    'starts one from a list that does not say what it is',
    opens('4 0 R', [objectStream([[4, LAUNCH]], { type: '' })]),
    'file.launch_action',
  ],
  [
    'starts one from words in a list',
    opens('4 0 R', [pdfStream(deflateSync(`4 1\n(${LAUNCH})`), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')]),
    'file.launch_action',
  ],
  ['is encrypted by RC4 and starts one from a list', locked('RC4'), 'file.launch_action'],
  ['is encrypted by AES and starts one from a list', locked('AES'), 'file.launch_action'],
];

const CARRIES: readonly Sample[] = [
  [
    'has a file attached',
    aPdfOf(pdfBodies({ catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>' }, [FILE, BYTES])),
    'file.embedded_files',
  ],
  [
    'has a file attached that does not say what it is',
    aPdfOf(
      pdfBodies({ catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>' }, [
        '<< /EF 6 0 R >>',
        pdfStream('MZ'),
        '<< /UF 5 0 R >>',
      ]),
    ),
    'file.embedded_files',
  ],
  [
    'has a file in a list of objects',
    aPdfOf(pdfBodies({ catalog: '/Names << /EmbeddedFiles 4 0 R >>' }, [objectStream([[4, FILE]]), pdfStream('MZ')])),
    'file.embedded_files',
  ],
  [
    'has a file attached to its page',
    aPdfOf(pdfBodies({ page: '/Annots [<< /Subtype /File#41ttachment /FS 4 0 R >>]' })),
    'file.embedded_files',
  ],
  ['has a film on its page', aPdfOf(pdfBodies({ page: '/Annots [<< /Subtype /RichMedia >>]' })), 'file.embedded_files'],
  ['opens an attached file', opens('<< /S /GoToE /T << /R /C /N (a.pdf) >> >>'), 'file.embedded_files'],
];

const TWO: readonly Sample[] = [
  ['has an archive behind its end', behind(zip()), 'file.polyglot'],
  ['has an archive whose comment is the end of a PDF', archiveBeforeTheEnd(), 'file.polyglot'],
  ['has an archive in a stream', archiveInside(), 'file.polyglot'],
  ['has a page behind its end', behind('<script>alert(1)</script>'), 'file.polyglot'],
  ['has a program behind its end', behind(Buffer.from('4d5a90000300000004000000ffff0000', 'hex')), 'file.polyglot'],
  ['has a long text behind its end', behind('x'.repeat(2000)), 'file.polyglot'],
  ['is a PHP archive too', behind('__HALT_COMPILER(); ?>'), 'file.polyglot'],
  ['is a disk too', aPdfOf(pdfBodies({}, [diskAt(32_769)])), 'file.polyglot'],
];

/** A stream that puts the mark of a disk where readers of disks look. */
function diskAt(place: number): Buffer {
  const before = aPdfOf(pdfBodies({}, ['@'])).indexOf('@');
  const head = Buffer.from('<< /Length 40000 >>\nstream\n');
  const data = Buffer.alloc(40_000);
  data.write('CD001', place - before - head.length);
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}

const CLOSED: readonly Sample[] = [
  ['opens with a password only', locked('RC4', 'secret'), 'file.encrypted'],
  ['opens with a password only, by AES', locked('AES', 'secret'), 'file.encrypted'],
  [
    'is encrypted by a key with codes in it',
    aPdfOf(pdfBodies(), '/Encryp#74 << /Filter /Standard /R 3 >>'),
    'file.encrypted',
  ],
  ['is encrypted for other people', aPdfOf(pdfBodies(), '/Encrypt << /Filter /Adobe.PubSec >>'), 'file.encrypted'],
  [
    'has a list that is packed as none is',
    aPdfOf(pdfBodies({}, [pdfStream('x', '/Type /ObjStm /N 1 /First 4 /Filter /JPXDecode')])),
    'file.damaged',
  ],
  [
    'has a list that says less than it has to',
    aPdfOf(pdfBodies({}, [pdfStream('4 0 ', '/Type /ObjStm /N 9 /First 4')])),
    'file.damaged',
  ],
  ['has a list without an end to its depth', aPdfOf(pdfBodies({}, ['['.repeat(100_000)])), 'file.damaged'],
  ['is cut off', plain().subarray(0, 100), 'file.damaged'],
  [
    'is cut off within an update',
    Buffer.concat([plain(), Buffer.from('1 0 obj\n<<>>\nendobj\n2 0 obj')]),
    'file.damaged',
  ],
  [
    'unpacks to more than it may',
    aPdfOf(
      pdfBodies(
        {},
        Array.from({ length: 3 }, () =>
          pdfStream(deflateSync(Buffer.alloc(60 * 2 ** 20, 0x20)), '/Type /ObjStm /N 0 /First 4 /Filter /FlateDecode'),
        ),
      ),
    ),
    'file.oversized',
  ],
];

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\);) >>';

/** Documents as lenders, agencies and insurers send them. */
const RIGHTFUL: readonly Sample[] = [
  ['is plain', plain(), null],
  [
    'is a form with scripts that can be sent',
    aPdfOf(
      pdfBodies(
        {
          catalog: `/OpenAction ${SCRIPT} /AA << /WC ${SCRIPT} >> /Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >> /AcroForm << /Fields [4 0 R 5 0 R] /XFA [(template) 6 0 R] >>`,
          page: '/Annots [4 0 R 5 0 R]',
        },
        [
          `<< /Subtype /Widget /FT /Tx /T (sum) /AA << /K ${SCRIPT} /C ${SCRIPT} >> >>`,
          '<< /Subtype /Widget /FT /Btn /T (send) /A << /S /SubmitForm /F << /FS /URL /F (https://www.hud.example/form) >> /Next << /S /ResetForm >> >> >>',
          pdfStream('<template><script>x</script></template>', '/Type /EmbeddedFile'),
        ],
      ),
    ),
    null,
  ],
  [
    'has links',
    aPdfOf(
      pdfBodies({
        page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://www.example.com/Launch) >> >> << /Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] >> >>]',
      }),
    ),
    null,
  ],
  [
    'speaks of what is refused',
    aPdfOf(pdfBodies({ catalog: '/Lang (/S /Launch /EF << /F 5 0 R >>)' }, ['(/Encrypt)'])),
    null,
  ],
  [
    'has a font of such a name',
    aPdfOf(
      pdfBodies({ page: '/Resources << /Font << /EF 4 0 R /Launch 4 0 R >> >>' }, [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ]),
    ),
    null,
  ],
  [
    'has an empty list of attached files',
    aPdfOf(pdfBodies({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })),
    null,
  ],
  ['has its objects in a list', opens('4 0 R', [objectStream([[4, '[3 0 R /Fit]']])]), null],
  ['has an update', pdfUpdate({ before: plain(), first: 1, bodies: pdfBodies().slice(0, 1) }), null],
  ['ends with blanks', behind('\r\n\0\0\u001a'), null],
  ['ends with a line of a printer', behind('\u001b%-12345X@PJL EOJ\r\n'), null],
];

/** PDFs for each fault and each disguise of it, and rightful ones that look alike. */
export const PDF_SAMPLES: readonly Sample[] = [...STARTS, ...CARRIES, ...TWO, ...CLOSED, ...RIGHTFUL];

/** A secured document: it opens without a password, and its objects cannot be read as they stand. */
export function securedPdf(cipher: 'RC4' | 'AES'): Buffer {
  const { dictionary, id, pack } = pdfLock(cipher);
  const list = objectStream([[4, '[3 0 R /Fit]']], { pack: pack(6) });
  return aPdfOf(pdfBodies({ catalog: '/OpenAction 4 0 R' }, ['null', dictionary, list]), `/Encrypt 5 0 R ${id}`);
}

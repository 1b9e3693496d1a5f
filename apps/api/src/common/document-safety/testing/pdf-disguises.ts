import { aPdfOf, objectStream, pdfBodies, pdfLock, pdfStream } from '../../../testing/pdf-files.js';
import type { Sample } from './pdf-samples.js';

const { dictionary: OPEN, id: OPEN_ID } = pdfLock('RC4');
const SECURITY = '/Filter /Standard /R 3';

/** A file whose object 4 is written with another head. */
const headed = (head: string, content: Buffer): Buffer =>
  Buffer.from(
    content.toString('latin1').replace('\n4 0 obj\n', () => `\n${head}\n`),
    'latin1',
  );

/** The action of the document, named by this reference; its name is object 4, under this head. */
const startedBy = (reference: string, head = '4 0 obj'): Buffer =>
  headed(head, aPdfOf(pdfBodies({ catalog: `/OpenAction << /S ${reference} >>` }, ['/Launch'])));

/** A file attached by this reference; where its bytes are is said in object 4, under this head. */
const attachedBy = (reference: string, head = '4 0 obj'): Buffer =>
  headed(
    head,
    aPdfOf(
      pdfBodies({ catalog: `/Names << /EmbeddedFiles << /Names [(a) << /EF ${reference} >>] >> >>` }, [
        '<< /F 5 0 R >>',
        pdfStream('MZ'),
      ]),
    ),
  );

const HEADS = ['4 0 %x\nobj', '4 %7 0\n0 obj', `4 0${' '.repeat(60)}obj`, '4 +0 obj', '+4 0. obj', '4\n0\nobj'];
const REFERENCES = ['4 +0 R', '4 0. R', '+4 0 R', '4. 0 R', '4 0%x\nR', '4 %x\n0 R', '4e0 0 R', '04 00 R'];
const shown = (written: string): string => written.replaceAll('\n', '⏎').replaceAll(/ {2,}/g, ' … ');

/** A list that is locked in a file that opens without a password, under this head. */
function lockedList(head: string): Buffer {
  const { dictionary, id, pack } = pdfLock('RC4');
  const list = objectStream([[6, '<< /S /Launch >>']], { pack: pack(4) });
  return headed(head, aPdfOf(pdfBodies({ catalog: '/OpenAction 6 0 R' }, [list, dictionary]), `/Encrypt 5 0 R ${id}`));
}

/** PDFs whose objects and references are written as no program writes them, though readers read them. */
export const PDF_DISGUISES: readonly Sample[] = [
  ...HEADS.flatMap((head): Sample[] => [
    [`starts a program by a name under the head ${shown(head)}`, startedBy('4 0 R', head), 'file.launch_action'],
    [`attaches a file under the head ${shown(head)}`, attachedBy('4 0 R', head), 'file.embedded_files'],
  ]),
  ...REFERENCES.flatMap((reference): Sample[] => [
    [`starts a program by the reference ${shown(reference)}`, startedBy(reference), 'file.launch_action'],
    [`attaches a file by the reference ${shown(reference)}`, attachedBy(reference), 'file.embedded_files'],
  ]),
  ['starts a program in a list that is locked under a head with a sign', lockedList('+4 0 obj'), 'file.launch_action'],
  ['has a list that is locked under a head that tells no number', lockedList('4 0 %x\nobj'), 'file.damaged'],
  ['is locked by an object that is not found', aPdfOf(pdfBodies(), '/Encrypt 9 0 R'), 'file.encrypted'],
  [
    'is locked by a reference that tells no number',
    aPdfOf(pdfBodies({}, [`<< ${SECURITY} >>`]), '/Encrypt 4e0 0 R'),
    'file.encrypted',
  ],
  [
    'is locked by an object that leads on',
    aPdfOf(pdfBodies({}, ['5 0 R', `<< ${SECURITY} >>`]), '/Encrypt 4 0 R'),
    'file.encrypted',
  ],
  [
    'is locked under a head that tells no number',
    headed('4 0 %x\nobj', aPdfOf(pdfBodies({}, [`<< ${SECURITY} >>`]), '/Encrypt 4 0 R')),
    'file.encrypted',
  ],
  [
    'has a lock that says twice what its key is made of',
    aPdfOf(pdfBodies(), `/Encrypt ${OPEN.replace('/P -4', '/P -4 /P -8')} ${OPEN_ID}`),
    'file.encrypted',
  ],
  ['names a lock that is nothing', aPdfOf(pdfBodies({}, ['null']), '/Encrypt 4 0 R'), null],
];

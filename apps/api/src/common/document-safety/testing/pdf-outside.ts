import { aPdfOf, pdfBodies, pdfLock, pdfStream } from '../../../testing/pdf-files.js';
import type { Sample } from './pdf-samples.js';

const opens = (action: string, more: readonly string[] = []): Buffer =>
  aPdfOf(pdfBodies({ catalog: `/OpenAction ${action}` }, more));
const links = (address: string, more: readonly string[] = []): Buffer =>
  aPdfOf(pdfBodies({ page: `/Annots [<< /Subtype /Link /A << /S /URI /URI ${address} >> >>]` }, more));
const draws = (more: string): Buffer =>
  aPdfOf(
    pdfBodies({ page: '/Resources << /XObject << /X 4 0 R >> >>' }, [
      pdfStream('x', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${more}`),
    ]),
  );
const SHARE = '(\\\\\\\\host\\\\share\\\\a.pdf)';

/** Links as documents have them, to the net, into mail, within the document and to a file of the one who wrote it. */
const TAKEN = [
  'https://www.example.com/a?b=javascript:c',
  'http://example.com//a',
  'HTTPS://EXAMPLE.COM',
  'mailto:a@example.com',
  'tel:+15125550100',
  'www.example.com',
  'page2.html',
  'file:///C:/Users/a/Plan.pdf',
  'file:///home/a/plan.pdf',
  'ftp://example.com/a',
  'https://example.com/ms-word:a',
  'ms-word.html',
  'data.html',
  'search?q=smb:a',
  '//www.example.com/a',
];

/** Links that run a script, or have Windows sign in at another computer; letters and blanks as readers forgive them. */
const SCRIPTS = [
  'javascript:alert\\(1\\)',
  ' JavaScript:a',
  'java\\nscript:a',
  'vbscript:a',
  'ms-msdt:/id PCWDiagnostic',
  'MS-Officecmd:a',
  'ms%2Dmsdt:a',
  'search-ms:query=x&crumb=location:\\\\\\\\host\\\\share',
  'search:query=x',
  'shell:startup',
  'smb://host/share',
  'data:text/html,<script>a</script>',
  '\\376\\377\\000v\\000b\\000s\\000c\\000r\\000i\\000p\\000t\\000:',
];
const HOSTS = [
  'file://host/share/a',
  'FILE:\\\\\\\\host\\\\share',
  'file:////host/share/a',
  '\\\\\\\\host\\\\share\\\\a',
  'file:%5c%5chost/a',
  'file://localhost//host/share',
  'file://localhost/%2fhost/share',
  'file://c:@host/share',
];
/** Where a form may be sent, as files and addresses are described. */
const PLACES = ['ADDRESS', '<< /FS /URL /F ADDRESS >>', '<< /Type /Filespec /F (a) /UF ADDRESS >>'];
const sends = (place: string, more: readonly string[] = []): Buffer => opens(`<< /S /SubmitForm /F ${place} >>`, more);
const sendsTo = (address: string, fault: Sample[2]): Sample[] =>
  PLACES.map((place) => place.replace('ADDRESS', () => address)).flatMap((place): Sample[] => [
    [`sends its form to ${place}`, sends(place), fault],
    [`sends its form to what stands elsewhere, ${place}`, sends('4 0 R', [place]), fault],
  ]);

/** A file that opens without a password, with these links in object 4, encrypted as all its strings are. */
function lockedLinks(cipher: 'RC4' | 'AES', addresses: readonly string[]): Buffer {
  const { dictionary, id, pack } = pdfLock(cipher);
  const link = (address: string): string =>
    `<< /Subtype /Link /A << /S /URI /URI <${pack(4)(Buffer.from(address)).toString('hex')}> >> >>`;
  return aPdfOf(
    pdfBodies({ page: '/Annots 4 0 R' }, [`[${addresses.map(link).join(' ')}]`, dictionary]),
    `/Encrypt 5 0 R ${id}`,
  );
}

/** PDFs that load something from elsewhere or lead there, and rightful ones that look alike. */
export const PDF_OUTSIDE: readonly Sample[] = [
  ['opens a file elsewhere', opens(`<< /S /GoToR /F ${SHARE} /D [0 /Fit] >>`), 'file.external_template'],
  ['opens a file by a name that stands elsewhere', opens('<< /S 4 0 R >>', ['/GoToR']), 'file.external_template'],
  ['goes to an article elsewhere', opens(`<< /S /Thread /F ${SHARE} /D 0 >>`), 'file.external_template'],
  [
    'goes to an article elsewhere by a name that stands elsewhere',
    opens(`<< /S 4 0 R /F ${SHARE} /D 0 >>`, ['/Thread']),
    'file.external_template',
  ],
  ['has a stream in a file elsewhere', draws(`/F ${SHARE}`), 'file.external_template'],
  [
    'has a stream in a file that is described',
    draws(`/F << /FS /URL /F (http://a.example) >>`),
    'file.external_template',
  ],
  ['draws a page of another file', draws(`/Ref << /F ${SHARE} /Page 0 >>`), 'file.external_template'],
  ['draws a picture of a printer', draws(`/OPI << /1.3 << /F ${SHARE} >> >>`), 'file.external_template'],
  ...[SHARE, '(file://host/share/a)'].flatMap((address) => sendsTo(address, 'file.external_template')),
  ...['(https://www.hud.example/form)', '(mailto:a@example.com)'].flatMap((address) => sendsTo(address, null)),
  ...SCRIPTS.flatMap((address): Sample[] => [
    [`has a link to the script ${address}`, links(`(${address})`), 'file.launch_action'],
    [
      `has links that begin with the script ${address}`,
      aPdfOf(pdfBodies({ catalog: `/URI << /Base (${address}) >>` })),
      'file.launch_action',
    ],
  ]),
  ...HOSTS.flatMap((address): Sample[] => [
    [`has a link to the share ${address}`, links(`(${address})`), 'file.external_template'],
    [
      `has links that begin with the share ${address}`,
      aPdfOf(pdfBodies({ catalog: `/URI << /Base (${address}) >>` })),
      'file.external_template',
    ],
  ]),
  ['has a link to a script that stands elsewhere', links('4 0 R', ['(javascript:a)']), 'file.launch_action'],
  ...(['RC4', 'AES'] as const).flatMap((cipher): Sample[] => [
    [`has a link to a script, encrypted by ${cipher}`, lockedLinks(cipher, ['javascript:a']), 'file.launch_action'],
    [
      `has a link to a share, encrypted by ${cipher}`,
      lockedLinks(cipher, ['\\\\host\\share\\a.pdf']),
      'file.external_template',
    ],
    [
      `has links, encrypted by ${cipher}`,
      lockedLinks(cipher, ['https://www.example.com', 'mailto:a@example.com']),
      null,
    ],
  ]),
  ...TAKEN.map((address): Sample => [`has a link to ${address}`, links(`(${address})`), null]),
  ['has a link that stands elsewhere', links('4 0 R', ['(https://www.example.com)']), null],
  ['goes to an article of its own', opens('<< /S /Thread /D 0 >>'), null],
  ['says that a paragraph has a note', aPdfOf(pdfBodies({}, ['<< /Type /StructElem /S /P /Ref [3 0 R] >>'])), null],
  ['has a flag on an annotation', aPdfOf(pdfBodies({ page: '/Annots [<< /Subtype /Link /F 4 >>]' })), null],
];

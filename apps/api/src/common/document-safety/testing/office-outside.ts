import { aDocx } from '../../../testing/uploads.js';
import type { Sample } from './pdf-samples.js';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const OUTSIDE = 'TargetMode="External"';
const TEMPLATES = 'word/_rels/settings.xml.rels';

/** A document with this in its list of relationships, which is written behind this declaration. */
function relating(attributes: string, declaration = '<?xml version="1.0" encoding="UTF-8"?>'): Buffer {
  const list = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships" xmlns:x="urn:x"><Relationship Id="r1" ${attributes}/></Relationships>`;
  return aDocx([{ name: TEMPLATES, content: `${declaration}${list}` }]);
}
const related = (kind: string, target: string, more = ''): Buffer =>
  relating(`Type="${TYPES}/${kind}" Target="${target}" ${more}`);
const declaring = (declaration: string): Buffer => relating(`Type="${TYPES}/image" Target="media/a.png"`, declaration);

/** Where Word finds its template on the computer of the one who wrote the document. */
const LOCAL = [
  'file:///C:\\Users\\a\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
  'file:///C:/Program%20Files/Microsoft%20Office/Templates/Report.dotx',
  'file:///Users/a/Library/Normal.dotm',
  'file://localhost/C:/Templates/Report.dotx',
  'C:\\Templates\\Normal.dotm',
];
/** Where Windows asks another computer. */
const SHARES = [
  '\\\\host\\share\\x.png',
  '//host/share/x.png',
  'file://host/share/x.png',
  'file:///\\\\host\\share\\x.png',
  'file://localhost//host/share/x.png',
  'file://localhost\\\\host\\share\\x.png',
  'file://c:@host/share/x.png',
];
const NET = ['https://evil.example/a.dotm', 'HTTP:a.example/a.dotm', ...SHARES];

/** Names by which some programs find a list of relationships. */
const DISGUISES = [
  'word\\_rels\\settings.xml.rels',
  'word/_rels\\settings.xml.rels',
  'word/_rels/settings%2Exml.rel%73',
  'word/%5Frels/settings.xml.rel%73',
  'word%2f_rels%2fsettings.xml.rel%73',
  'word/_rels/settings.xml.rels/[0].piece',
  'word/_rels/settings.xml.rels/[1].last.piece',
];

/** Word documents that load something from elsewhere, and rightful ones that look alike. */
export const DOCX_OUTSIDE: readonly Sample[] = [
  ...NET.flatMap((target): Sample[] => [
    [`loads its template from ${target}`, related('attachedTemplate', target, OUTSIDE), 'file.external_template'],
    [
      `loads its template from ${target} and does not say that it lies outside`,
      related('attachedTemplate', target),
      'file.external_template',
    ],
  ]),
  ...SHARES.flatMap((target): Sample[] => [
    [`has a picture at ${target}`, related('image', target, OUTSIDE), 'file.external_template'],
    [
      `has a picture at ${target} and does not say that it lies outside`,
      related('image', target),
      'file.external_template',
    ],
  ]),
  [
    'has a frame on the computer of the one who wrote it',
    related('frame', 'file:///C:/a.htm', OUTSIDE),
    'file.external_template',
  ],
  [
    'hides where its template lies behind the name of another list',
    relating(
      `Type="${TYPES}/attachedTemplate" Target="https://evil.example" ${OUTSIDE} x:TargetMode="Internal" x:Target="a" x:Type="image"`,
    ),
    'file.external_template',
  ],
  [
    'declares an encoding that hides something behind many blanks',
    declaring(`<?xml version="1.0"${' '.repeat(300)}encoding="utf-7"?>`),
    'file.damaged',
  ],
  [
    'declares an encoding that hides something behind a bracket',
    declaring('<?xml version=">" encoding="utf-7"?>'),
    'file.damaged',
  ],
  [
    'declares an encoding within another value',
    declaring(`<?xml version="encoding='utf-8'" encoding="utf-7"?>`),
    'file.damaged',
  ],
  [
    'declares an encoding behind a mark of another',
    declaring('\ufeff<?xml version="1.0" encoding="utf-7"?>'),
    'file.damaged',
  ],
  ...DISGUISES.map((name): Sample => [
    `has a part that is called ${name}`,
    aDocx([{ name, content: 'x' }]),
    'file.damaged',
  ]),
  [
    'has pictures whose names have blanks in them',
    aDocx(['a b', 'a%20(1)', '%C3%A9'].map((name) => ({ name: `word/media/${name}.png`, content: 'x' }))),
    null,
  ],
  ...LOCAL.map((target): Sample => [
    `has its template at ${target}`,
    related('attachedTemplate', target, OUTSIDE),
    null,
  ]),
  ['has a template within', related('attachedTemplate', 'templates/a.dotx'), null],
  ['has a linked picture', related('image', 'https://www.example.com/a.png', OUTSIDE), null],
  ['has a picture of the one who wrote it', related('image', 'file:///C:/a.png', OUTSIDE), null],
  ['has a picture with two encodings alike', declaring('\ufeff<?xml version="1.0" encoding="utf-8"?>'), null],
];

import { aPdfOf, pdfBodies } from '../../../testing/pdf-files.js';
import type { Sample } from './pdf-samples.js';

const opens = (action: string, more: readonly string[] = []): Buffer =>
  aPdfOf(pdfBodies({ catalog: `/OpenAction ${action}` }, more));
const FILM =
  '/R << /S /MR /C << /S /MCD /CT (video/mp4) /D << /FS /URL /F (https://example.com/a.mp4) >> >> >> /AN 4 0 R /OP 0';

/** PDFs that play films and sounds by actions, or have a place for them, and rightful ones that look alike. */
export const PDF_MEDIA: readonly Sample[] = [
  ...[`/Rendition ${FILM}`, '/Sound /Sound 4 0 R', '/Movie /T (a) /Operation /Play'].flatMap((what): Sample[] => [
    [`plays by ${what}`, opens(`<< /S ${what} >>`), 'file.embedded_files'],
  ]),
  ...['/Rendition', '/Sound', '/Movie'].map((name): Sample => [
    `plays by the name ${name} that stands elsewhere`,
    opens('<< /S 4 0 R >>', [name]),
    'file.embedded_files',
  ]),
  ['has a screen on its page', aPdfOf(pdfBodies({ page: '/Annots [<< /Subtype /Screen >>]' })), 'file.embedded_files'],
  ['speaks of sounds', aPdfOf(pdfBodies({ catalog: '/Lang (/S /Sound /Subtype /Screen)' })), null],
  [
    'has paragraphs and a font of such a name',
    aPdfOf(pdfBodies({}, ['<< /S /P /BaseFont /Screen /T (Movie) >>'])),
    null,
  ],
];

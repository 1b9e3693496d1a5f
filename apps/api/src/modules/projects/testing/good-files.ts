import sharp, { type Sharp } from 'sharp';
import { aDoc } from '../../../testing/compound-files.js';
import { aDocx, aPdf, aPhoto, PDF } from '../../../testing/uploads.js';

export interface GoodFile {
  readonly what: string;
  readonly kind: 'photo' | 'document';
  readonly name: string;
  readonly content: Buffer;
}

const BASE = { create: { width: 90, height: 60, channels: 3, background: '#7a4' } } as const;
const CLEAR = { create: { width: 90, height: 60, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } } } as const;
/** What must not go further: the camera, and where the house is. */
export const SECRET = 'SecretCam';

const withSecret = (image: Sharp): Sharp =>
  image.withExif({
    IFD0: { Make: SECRET },
    IFD3: { GPSLatitude: '40/1 44/1 54/1', GPSLatitudeRef: 'N', GPSLongitude: '73/1 59/1 8/1', GPSLongitudeRef: 'W' },
  });

const photo = async (what: string, name: string, image: Sharp): Promise<GoodFile> => ({
  what,
  kind: 'photo',
  name,
  content: await image.toBuffer(),
});

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function photos(): Promise<GoodFile[]> {
  const base = (): Sharp => withSecret(sharp(BASE));
  return Promise.all([
    ...ORIENTATIONS.map((orientation) =>
      photo(`a JPG of orientation ${orientation}`, 'eave.jpg', base().withMetadata({ orientation }).jpeg()),
    ),
    photo('a progressive JPG', 'eave.jpeg', base().jpeg({ progressive: true })),
    photo('a gray JPG', 'eave.JPG', base().toColourspace('b-w').jpeg()),
    photo('a JPG in CMYK', 'eave.jpg', base().toColourspace('cmyk').jpeg()),
    photo('a JPG without subsampling', 'eave.jpg', base().jpeg({ chromaSubsampling: '4:4:4' })),
    photo('a large JPG', 'eave.jpg', base().resize(3000, 2000).jpeg()),
    photo('a PNG', 'eave.png', base().png()),
    photo('a PNG with a palette', 'eave.png', base().png({ palette: true })),
    photo('an interlaced PNG', 'eave.png', base().png({ progressive: true })),
    photo('a PNG of 16 bits', 'eave.png', base().toColourspace('rgb16').png()),
    photo('a clear PNG', 'eave.png', withSecret(sharp(CLEAR)).png()),
    photo('a WebP', 'eave.webp', base().webp()),
    photo('a lossless WebP', 'eave.webp', base().webp({ lossless: true })),
    photo('a clear WebP', 'eave.webp', withSecret(sharp(CLEAR)).webp()),
  ]);
}

const paper = (what: string, name: string, content: Buffer): GoodFile => ({ what, kind: 'document', name, content });

const pdfVersion = (version: string): GoodFile =>
  paper(`a PDF ${version}`, `tasación ${version}.pdf`, Buffer.from(`%PDF-${version}\ntrailer<<>>\n%%EOF\n`));

/** Photographs of many makes and papers of many years, under the names that people give them. */
export async function goodFiles(): Promise<readonly GoodFile[]> {
  return [
    ...(await photos()),
    ...['1.3', '1.4', '1.5', '1.6', '1.7', '2.0'].map(pdfVersion),
    paper('a PDF that ends without a line', 'informe.pdf', PDF.subarray(0, PDF.length - 1)),
    paper('a thick PDF', 'avalúo de la casa (año 2026).pdf', aPdf(400_000)),
    paper('an old Word file', 'carta señor Peña.doc', aDoc()),
    paper('a Word file', 'reparación 🏠.docx', aDocx()),
    paper(
      'a Word file with a picture',
      'carta.docx',
      aDocx([{ name: 'word/media/a.png', content: Buffer.alloc(9000) }]),
    ),
    paper('a photograph among the papers', 'baño día.jpg', await aPhoto()),
  ];
}

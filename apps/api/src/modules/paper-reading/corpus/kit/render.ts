import PDFDocument from 'pdfkit';
import { Random } from '../../../../testing/random.js';
import { codeOfMark, codesOf, fontName, makeFonts } from './codes.js';
import { widthOf } from './measure.js';
import { messedUp, NO_MESS, type Mess } from './mess.js';
import { photograph, scanned } from './pictures.js';
import type { FieldOp, MarkOp, Op, PictureOp, Sheet, TextOp } from './sheet.js';

export interface Rendering {
  readonly title: string;
  readonly mess?: Mess;
  readonly seed?: number;
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}

type Doc = PDFKit.PDFDocument;
type Written = TextOp | MarkOp;

const MADE_ON = new Date('2026-11-02T15:00:00Z');
const FONT_COLOR = '#000000';
const OVERPRINT = 0.3;
const COLUMN = 75;

const channels = (color: string): string =>
  [1, 3, 5].map((start) => (parseInt(color.slice(start, start + 2), 16) / 255).toFixed(3)).join(' ');

const number = (value: number): string => value.toFixed(2);

function writeText(doc: Doc, op: TextOp, text: string): void {
  const { style, x, y, isUpright } = op;
  const turned = isUpright ? '0 1 -1 0' : '1 0 0 1';
  doc.addContent(
    `q 1 0 0 -1 0 ${doc.page.height} cm BT ${channels(style.color ?? FONT_COLOR)} rg /${fontName(style.face)} ${style.size} Tf ` +
      `${turned} ${number(x)} ${number(doc.page.height - y)} Tm ${codesOf(text)} Tj ET Q`,
  );
}

function writeMark(doc: Doc, { x, y, size, mark }: MarkOp): void {
  doc.addContent(
    `q 1 0 0 -1 0 ${doc.page.height} cm BT 0 0 0 rg /${fontName('marks')} ${size} Tf 1 0 0 1 ${number(x)} ${number(doc.page.height - y)} Tm ${codeOfMark(mark)} Tj ET Q`,
  );
}

/** A text in the pieces that the producer writes it in, each where it stands. */
function piecesOf(op: TextOp, { pieces }: Mess): TextOp[] {
  if (pieces === 'lines' || op.isUpright) return [op];
  const found = [...op.text.matchAll(pieces === 'words' ? /\S+/g : /\S{1,4}(?:\s+(?=\S))?/g)];
  return found.map((match) => ({
    ...op,
    text: match[0],
    x: op.x + widthOf(op.text.slice(0, match.index), op.style),
  }));
}

const inOrder: Readonly<Record<Mess['order'], (ops: Written[], random: Random) => Written[]>> = {
  reading: (ops) => ops,
  labels_first: (ops) => {
    const isLabel = (op: Written): boolean => op.kind === 'text' && op.role === 'label';
    return [...ops.filter(isLabel), ...ops.filter((op) => !isLabel(op))];
  },
  columns: (ops) => ops.toSorted((a, b) => Math.floor(a.x / COLUMN) - Math.floor(b.x / COLUMN) || a.y - b.y),
  rows: (ops) => ops.toSorted((a, b) => Math.round(a.y) - Math.round(b.y) || a.x - b.x),
  bottom_up: (ops) => ops.toSorted((a, b) => b.y - a.y || a.x - b.x),
  shuffled: (ops, random) =>
    ops
      .map((op) => ({ op, place: random.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ op }) => op),
};

function writeWords(doc: Doc, ops: readonly Op[], { mess, random }: { mess: Mess; random: Random }): void {
  const written = ops.filter((op): op is Written => op.kind === 'text' || op.kind === 'mark');
  const pieces = written.flatMap((op): Written[] => (op.kind === 'text' ? piecesOf(op, mess) : [op]));
  for (const op of inOrder[mess.order](pieces, random)) {
    if (op.kind === 'mark') {
      writeMark(doc, op);
      continue;
    }
    const text = messedUp(op.text, mess);
    writeText(doc, op, text);
    if (mess.overprints && op.style.face === 'bold') writeText(doc, { ...op, x: op.x + OVERPRINT }, text);
  }
}

function draw(doc: Doc, op: Op): void {
  if (op.kind === 'line') {
    doc
      .moveTo(...op.from)
      .lineTo(...op.to)
      .lineWidth(op.width)
      .strokeColor(op.color)
      .stroke();
  }
  if (op.kind !== 'box') return;
  const { x, y, width, height, fill, stroke } = op;
  if (fill !== undefined) doc.rect(x, y, width, height).fill(fill);
  if (stroke !== undefined) doc.rect(x, y, width, height).lineWidth(0.6).strokeColor(stroke).stroke();
}

async function placePictures(doc: Doc, ops: readonly Op[]): Promise<void> {
  const pictures = ops.filter((op): op is PictureOp => op.kind === 'picture');
  for (const { x, y, width, height, shows } of pictures) {
    const image = typeof shows === 'number' ? await photograph(shows) : await scanned(shows, { width, height });
    doc.image(image, x, y, { width, height });
  }
}

function placeFields(doc: Doc, ops: readonly Op[]): void {
  const fields = ops.filter((op): op is FieldOp => op.kind === 'field');
  for (const { name, value, x, y, width } of fields) doc.formText(name, x, y - 9, width, 12, { value });
}

/** The file of a sheet: the same bytes for the same sheet, mess and seed. */
export async function renderSheet(sheet: Sheet, rendering: Rendering): Promise<Buffer> {
  const { title, mess = NO_MESS, seed = 1, ...passwords } = rendering;
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, CreationDate: MADE_ON, ModDate: MADE_ON },
    ...passwords,
  });
  const fonts = makeFonts(doc);
  const random = new Random(seed);
  const hasFields = sheet.pages.some((ops) => ops.some(({ kind }) => kind === 'field'));
  for (const [index, ops] of sheet.pages.entries()) {
    doc.addPage();
    if (hasFields && index === 0) doc.font('Helvetica').initForm();
    for (const [name, font] of fonts) Object.assign(doc.page.fonts, { [name]: font });
    await placePictures(doc, ops);
    for (const op of ops) draw(doc, op);
    writeWords(doc, ops, { mess, random });
    placeFields(doc, ops);
  }
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

import { densityOf, turned, type PaperDocument, type PaperDrawing, type PaperPage } from './paper-document.js';

const HALF_TURN = 180;
const DONE: PaperDrawing = { done: Promise.resolve(), cancel: () => undefined };

/** A photograph of a paper is a paper of one page. */
export async function openPicture(file: Blob): Promise<PaperDocument> {
  const picture = await createImageBitmap(file);
  const page: PaperPage = {
    width: picture.width,
    height: picture.height,
    draw: (canvas, { scale, turn }) => {
      const size = turned({ width: picture.width * scale, height: picture.height * scale }, turn);
      const density = densityOf(size);
      canvas.width = Math.max(1, Math.floor(size.width * density));
      canvas.height = Math.max(1, Math.floor(size.height * density));
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('Nothing to draw on');
      context.imageSmoothingQuality = 'high';
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((turn * Math.PI) / HALF_TURN);
      context.scale(scale * density, scale * density);
      context.drawImage(picture, -picture.width / 2, -picture.height / 2);
      return DONE;
    },
    write: () => DONE,
  };
  return { count: 1, page: () => Promise.resolve(page), close: () => picture.close() };
}

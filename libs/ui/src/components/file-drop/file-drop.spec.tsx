import { FILE_LIMITS, TYPES_OF_KIND } from '@cw/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui.js';
import { FileDrop, type FileDropItem, type FileDropProps } from './file-drop.js';
import { FileList } from './file-list.js';

const photo = (name: string, bytes = 4): File => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

async function drop(more: Partial<FileDropProps> = {}, locale: 'en' | 'es' = 'en') {
  const onAdd = jest.fn<void, [readonly File[]]>();
  const onRemove = jest.fn();
  const onRetry = jest.fn();
  const result = await renderUi(
    <FileDrop
      name="photos"
      label="Photos"
      items={[]}
      accept={TYPES_OF_KIND.photo}
      maxBytes={FILE_LIMITS.maxBytes}
      maxFiles={3}
      {...{ onAdd, onRemove, onRetry }}
      {...more}
    />,
    // The reader may choose any file; what does not fit must be refused by the page, not by the chooser.
    { locale, user: userEvent.setup({ applyAccept: false }) },
  );
  const input = result.container.querySelector('input');
  if (input === null) throw new Error('No file input');
  return { ...result, input, onAdd, onRemove, onRetry };
}

describe('FileDrop', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:preview');
    URL.revokeObjectURL = jest.fn();
  });

  it('hands over the files that fit', async () => {
    const { user, input, onAdd } = await drop();
    await user.upload(input, [photo('a.png'), photo('b.png')]);
    await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
    expect(onAdd.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  });

  it.each([
    ['en', 1, 'Or drag it here. One file'],
    ['en', 3, 'Or drag them here. Up to 3 files'],
    ['es', 1, 'O arrástrelo aquí. Un archivo'],
    ['es', 3, 'O arrástrelos aquí. Hasta 3 archivos'],
  ] as const)('says in %s that %d may be dragged there', async (locale, maxFiles, sentence) => {
    const { container } = await drop({ maxFiles }, locale);
    expect(container).toHaveTextContent(sentence);
  });

  it.each([
    ['en', 'virus.exe: this kind of file is not accepted here.'],
    ['es', 'virus.exe: este tipo de archivo no se acepta aquí.'],
  ] as const)('PROJ-08 names in %s the file it refuses and why, and takes the others', async (locale, sentence) => {
    const { user, input, onAdd } = await drop({}, locale);
    await user.upload(input, [photo('a.png'), new File(['MZ'], 'virus.exe', { type: 'application/x-msdownload' })]);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(onAdd.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['a.png']);
  });

  it('PROJ-08 refuses what is too large', async () => {
    const { user, input, onAdd } = await drop({ maxBytes: 1024 });
    await user.upload(input, photo('scan.png', 1025));
    expect(await screen.findByText('scan.png: larger than 1 kB.')).toBeVisible();
    expect(onAdd).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'scan.png: this file is empty.'],
    ['es', 'scan.png: este archivo está vacío.'],
  ] as const)(
    'PROJ-08 says in %s that a file is empty, and never 0 kB of one that is not',
    async (locale, sentence) => {
      const items: FileDropItem[] = [{ id: '1', name: 'note.pdf', bytes: 19, state: 'waiting' }];
      const { user, input, onAdd, container } = await drop({ items }, locale);
      await user.upload(input, photo('scan.png', 0));
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(onAdd).not.toHaveBeenCalled();
      expect(container).toHaveTextContent(/ · 1 kB/);
    },
  );

  it('PROJ-08 lets a paper be larger than a photo, and says both', async () => {
    const { user, input, onAdd } = await drop({ accept: TYPES_OF_KIND.document, maxBytes: 1024, maxPaperBytes: 2048 });
    expect(screen.getByText(/Up to 3 files: photos 1 kB each, documents 2 kB\./)).toBeVisible();
    const paper = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
    await user.upload(input, [photo('scan.png', 1025), paper('report.pdf', 1025), paper('book.pdf', 2049)]);
    expect(await screen.findByText('scan.png: larger than 1 kB.')).toBeVisible();
    expect(screen.getByText('book.pdf: larger than 2 kB.')).toBeVisible();
    expect(onAdd.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['report.pdf']);
  });

  it('takes as many as there is room for and names the rest', async () => {
    const stored: FileDropItem[] = [{ id: '1', name: 'first.png', state: 'done' }];
    const { user, input, onAdd } = await drop({ items: stored });
    await user.upload(input, [photo('a.png'), photo('b.png'), photo('c.png')]);
    expect(await screen.findByText('c.png: only 3 files fit here.')).toBeVisible();
    expect(onAdd.mock.calls[0]?.[0]).toHaveLength(2);
  });

  it('shows a preview, the progress, and what failed with a way to try again', async () => {
    const { user, onRemove, onRetry, container } = await drop({
      items: [
        { id: '1', name: 'a.png', file: photo('a.png'), state: 'sending', percent: 40 },
        { id: '2', name: 'b.pdf', state: 'failed', fault: 'This file is damaged.' },
      ],
    });
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', 'blob:preview'));
    expect(screen.getByRole('progressbar', { name: 'Sending a.png' })).toHaveValue(40);
    expect(screen.getByText('This file is damaged.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledWith('2');
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(onRemove).toHaveBeenCalledWith('1');
  });

  it('offers no second try for what would be refused again', async () => {
    await drop({ items: [{ id: '1', name: 'b.pdf', state: 'failed', fault: 'This file is damaged.', isUnfit: true }] });
    expect(screen.getByText('This file is damaged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toBeVisible();
  });

  describe('on a page that is longer than the window', () => {
    const seen: string[] = [];
    beforeEach(() => {
      seen.length = 0;
      HTMLElement.prototype.scrollIntoView = function (this: HTMLElement, how) {
        seen.push(`${this.textContent} ${JSON.stringify(how)}`);
      };
    });
    afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
    const list = (...items: FileDropItem[]) => <FileList items={items} onRemove={jest.fn()} onRetry={undefined} />;
    const sending = (id: string): FileDropItem => ({ id, name: `${id}.png`, state: 'sending' });
    const failed = (id: string): FileDropItem => ({ id, name: `${id}.png`, state: 'failed', fault: `No ${id}.` });
    const NEAREST = '{"block":"nearest"}';

    it('PROJ-08 brings what has just failed into view, once for each time', async () => {
      const { rerender } = await renderUi(list(failed('old'), sending('a'), sending('b')));
      expect(seen).toEqual([]);

      rerender(list(failed('old'), sending('a'), failed('b')));
      rerender(list(failed('old'), sending('a'), failed('b')));
      expect(seen).toEqual([`b.pngNo b. ${NEAREST}`]);

      rerender(list(failed('old'), sending('a'), sending('b')));
      rerender(list(failed('old'), sending('a'), failed('b')));
      expect(seen).toHaveLength(2);
    });

    it('PROJ-08 brings the first of a list that begins with a failure into view', async () => {
      const { rerender } = await renderUi(list());
      rerender(list(failed('a'), failed('b')));
      expect(seen).toEqual([`a.pngNo a. ${NEAREST}`]);
    });

    it('PROJ-08 brings into view why a file is not taken at all', async () => {
      const { user, input } = await drop();
      expect(seen).toEqual([]);
      await user.upload(input, new File(['MZ'], 'virus.exe', { type: 'application/x-msdownload' }));
      await waitFor(() => expect(seen).toEqual([`virus.exe: this kind of file is not accepted here. ${NEAREST}`]));
    });
  });

  const REFUSED: FileDropItem = { id: '1', name: 'b.pdf', state: 'failed', fault: 'Damaged.', isUnfit: true };

  it('INT-05 where one file fits, another choice or drop replaces a refused one', async () => {
    const { user, input, onAdd, onRemove } = await drop({ maxFiles: 1, items: [REFUSED] });
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();

    await user.upload(input, photo('a.png'));
    await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
    const dropped = { kind: 'file', getAsFile: () => photo('c.png') };
    fireEvent.drop(input, { dataTransfer: { items: [dropped], types: ['Files'] } });

    await waitFor(() => expect(onAdd.mock.calls.map(([[file]]) => file?.name)).toEqual(['a.png', 'c.png']));
    expect(onRemove.mock.calls).toEqual([['1'], ['1']]);
    expect(screen.queryByText(/only one file fits here/)).not.toBeInTheDocument();
  });

  it.each<[string, Partial<FileDropProps>]>([
    ['one that may yet be sent', { maxFiles: 1, items: [{ id: '1', name: 'b.pdf', state: 'failed' }] }],
    ['a refused one among several', { maxFiles: 2, items: [REFUSED, { id: '2', name: 'c.pdf', state: 'done' }] }],
  ])('keeps the place of %s', async (_what, more) => {
    const { user, input, onAdd, onRemove } = await drop(more);
    await user.upload(input, photo('a.png'));
    expect(await screen.findByText(/^a\.png: only/)).toBeVisible();
    expect([onAdd, onRemove].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it.each([
    ['IMG_0042.HEIC', ''],
    ['IMG_0042.HEIC', 'image/heic'],
    ['IMG_0042.heif', 'image/heif'],
    ['burst.heic', 'image/heic-sequence'],
  ])('PROJ-08 takes a phone’s photograph called %s of the type “%s”', async (name, type) => {
    const { user, input, onAdd } = await drop();
    await user.upload(input, new File(['photo'], name, { type }));
    await waitFor(() => expect(onAdd.mock.calls[0]?.[0].map((file) => file.name)).toEqual([name]));
  });

  it.each([
    [
      'en',
      'video/quicktime',
      'IMG_0042.MOV: videos are not accepted. For a Live Photo, choose the picture (HEIC or JPG).',
    ],
    ['es', '', 'IMG_0042.MOV: no se aceptan videos. Si es una Live Photo, elija la imagen (HEIC o JPG).'],
  ] as const)('PROJ-08 names in %s the film of a Live Photo as one', async (locale, type, sentence) => {
    const { user, input, onAdd } = await drop({}, locale);
    await user.upload(input, new File(['film'], 'IMG_0042.MOV', { type }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(onAdd).not.toHaveBeenCalled();
  });

  const HEIC = new File(['photo'], 'IMG_0042.HEIC', { type: '' });

  it.each([
    ['en', 'This browser cannot show the photo before it is sent. It is sent as it is.'],
    ['es', 'Este navegador no puede mostrar la foto antes del envío. Se envía tal como está.'],
  ] as const)(
    'PROJ-08 says in %s that a photo cannot be shown yet, and shows it once it has arrived',
    async (locale, sentence) => {
      const item: FileDropItem = { id: '1', name: HEIC.name, file: HEIC, state: 'waiting' };
      const { container, unmount } = await drop({ items: [item] }, locale);
      const torn = container.querySelector('img');
      if (torn === null) throw new Error('No preview');
      fireEvent.error(torn);

      expect(await screen.findByText(sentence)).toBeVisible();
      expect(container.querySelector('.preview img')).toBeNull();
      expect(container.querySelector('.preview svg')).not.toBeNull();
      unmount();
      const arrived: FileDropItem = { ...item, state: 'done', previewSrc: '/api/files/1?size=thumbnail' };
      const { container: later } = await drop({ items: [arrived] }, locale);
      expect(later.querySelector('.preview img')).toHaveAttribute('src', '/api/files/1?size=thumbnail');
      expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    },
  );

  it('PROJ-08 keeps the focus on a file’s line when its picture arrives', async () => {
    const item: FileDropItem = { id: '1', name: HEIC.name, file: HEIC, state: 'sending' };
    const list = (shown: FileDropItem) => <FileList items={[shown]} onRemove={jest.fn()} onRetry={undefined} />;
    const { container, rerender } = await renderUi(list(item));
    const torn = container.querySelector('img');
    if (torn === null) throw new Error('No preview');
    fireEvent.error(torn);
    const remove = screen.getByRole('button', { name: `Remove ${HEIC.name}` });
    act(() => remove.focus());

    rerender(list({ ...item, state: 'done', previewSrc: '/api/files/1?size=thumbnail' }));
    expect(container.querySelector('.preview img')).toHaveAttribute('src', '/api/files/1?size=thumbnail');
    expect(remove).toHaveFocus();
  });

  it('PROJ-08 says that a photo which has arrived is being prepared, with a bar that tells no share', async () => {
    await drop({ items: [{ id: '1', name: HEIC.name, file: HEIC, state: 'sending', percent: 100 }] });
    expect(screen.getByText('Arrived. The photo is being prepared.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Sending IMG_0042.HEIC' })).not.toHaveAttribute('value');
  });

  it('gives the preview’s memory back', async () => {
    const { unmount } = await drop({ items: [{ id: '1', name: 'a.png', file: photo('a.png'), state: 'done' }] });
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
  });
});

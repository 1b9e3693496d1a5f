import { holdControl, holdFiles, releaseControls } from './held-control.js';

const STEP = `
  <a href="/">Home</a>
  <button type="button">ES</button>
  <form>
    <div><input type="file"><button type="button">Choose a file</button></div>
    <button>Continue</button>
  </form>`;

interface Stands {
  readonly stored: HTMLElement;
  readonly form: HTMLElement;
  /** What is done in the form, by what it is done with. */
  readonly done: readonly string[];
}

/** The stored page, and the form that will stand for it, of which nothing is seen yet. */
function stands(html = STEP): Stands {
  const [stored, form] = [document.createElement('div'), document.createElement('div')];
  stored.innerHTML = `<div data-stored-step>${STEP}</div><main><button>Elsewhere</button></main>`;
  form.innerHTML = html;
  const done: string[] = [];
  const note = (event: Event): void => {
    event.preventDefault();
    const { target } = event;
    const files = target instanceof HTMLInputElement ? [...(target.files ?? [])].map(({ name }) => name) : [];
    if (target instanceof HTMLElement) done.push([event.type, target.textContent, ...files].filter(Boolean).join(' '));
  };
  for (const kind of ['click', 'change', 'focusin']) form.addEventListener(kind, note);
  document.body.append(stored, form);
  return { stored, form, done };
}

const find = (part: HTMLElement, text: string): HTMLElement => {
  const found = [...part.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === text);
  if (!found) throw new Error(`${text} is not there.`);
  return found;
};

const answers: boolean[] = [];
const hold = (event: Event): void => void answers.push(event.type === 'click' ? holdControl(event) : holdFiles(event));
const KINDS = ['click', 'change', 'dragover', 'drop'] as const;
beforeEach(() => {
  answers.length = 0;
  for (const kind of KINDS) document.addEventListener(kind, hold, { capture: true });
});
afterEach(() => {
  for (const kind of KINDS) document.removeEventListener(kind, hold, { capture: true });
  document.body.replaceChildren();
});

const filesNamed = (...names: string[]): FileList =>
  Object.assign(
    names.map((name) => new File(['%PDF'], name)),
    { item: () => null },
  );

/** jsdom lets nobody but a reader fill in files. */
const takeFiles = (part: HTMLElement, files: FileList | null = null): HTMLInputElement => {
  const input = part.querySelector('input');
  if (!input) throw new Error('There is no input.');
  Object.defineProperty(input, 'files', { value: files, writable: true });
  return input;
};

describe('what is done in the stored first step before the form has come', () => {
  it('INT-01 is done in the form: of presses the last', () => {
    const { stored, form, done } = stands();
    find(stored, 'ES').click();
    find(stored, 'Continue').click();
    expect(answers).toEqual([true, true]);
    expect(find(stored, 'ES').getAttribute('aria-busy')).toBeNull();
    expect(find(stored, 'Continue').getAttribute('aria-busy')).toBe('true');

    releaseControls(stored, form);
    expect(done).toEqual(['click Continue']);

    releaseControls(stored, form);
    expect(done).toHaveLength(1);
  });

  it('A11Y-02 keeps the focus where it is', () => {
    const { stored, form } = stands();
    find(stored, 'Continue').focus();
    releaseControls(stored, form);
    expect(document.activeElement).toBe(find(form, 'Continue'));
  });

  it('INT-05 hands over the file that was chosen', () => {
    const { stored, form, done } = stands();
    takeFiles(form);
    takeFiles(stored, filesNamed('report.pdf')).dispatchEvent(new Event('change', { bubbles: true }));
    releaseControls(stored, form);
    expect([answers[0], done]).toEqual([true, ['change report.pdf']]);
  });

  it('INT-05 asks for a file at once, and takes it also after the form has come', () => {
    const { stored, form, done } = stands();
    takeFiles(form);
    const input = takeFiles(stored);
    const asked = jest.fn();
    input.addEventListener('click', asked);
    find(stored, 'Choose a file').click();
    expect(asked).toHaveBeenCalledTimes(1);

    releaseControls(stored, form);
    expect(done).toEqual([]);
    stored.remove();
    takeFiles(stored, filesNamed('report.pdf')).dispatchEvent(new Event('change', { bubbles: true }));
    expect(done).toEqual(['change report.pdf']);
  });

  it('leaves links and what stands elsewhere alone', () => {
    const { stored, form, done } = stands();
    find(stored, 'Elsewhere').click();
    stored.addEventListener('click', (event) => event.preventDefault());
    find(stored, 'Home').click();
    releaseControls(stored, form);
    expect([answers, done]).toEqual([[false, false], []]);
  });

  it('is not done where the form turns out to be another', () => {
    const { stored, form, done } = stands(
      '<a href="/">Home</a><button>ES</button><input><button>Choose a file</button><button>Send</button>',
    );
    find(stored, 'Continue').click();
    releaseControls(stored, form);
    expect(done).toEqual([]);
  });
});

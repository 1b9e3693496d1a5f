import { showFirstStep, showsFirstStep } from './first-step.js';
import { guardFirstStep } from './guard-first-step.js';

beforeAll(guardFirstStep);
beforeEach(() => {
  document.body.innerHTML = `
    <div data-stored-step><form></form></div>
    <form></form>
    <p data-form-loading>It is coming</p>
    <p data-form-failed hidden>It did not come</p>
    <script src="/public.0a1b.js"></script>
    <script src="/remotes/ui/1.js"></script>`;
  showFirstStep({ pathname: '/repair-intake', search: '' });
});

const scriptFails = (src: string): unknown =>
  document.querySelector(`[src="${src}"]`)?.dispatchEvent(new Event('error'));

describe('the stored first step before its entry has come', () => {
  it('INT-01 sends nothing, and other forms do', () => {
    const sent = [...document.querySelectorAll('form')].map((form) =>
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    expect(sent).toEqual([false, true]);
  });

  it('INT-06 gives way to the word that the form did not come where its entry does not', () => {
    scriptFails('/public.0a1b.js');
    expect(showsFirstStep()).toBe(false);
    expect(document.querySelector('[data-form-loading]')).toHaveProperty('hidden', true);
    expect(document.querySelector('[data-form-failed]')).toHaveProperty('hidden', false);
  });

  it('stays where another script is missing: there are copies of those', () => {
    scriptFails('/remotes/ui/1.js');
    expect(showsFirstStep()).toBe(true);
  });
});

import english from '../catalogues/en/common.json' with { type: 'json' };
import spanish from '../catalogues/es/common.json' with { type: 'json' };
import { detectPageLocale } from './page-locale.js';

const TITLE = 'common.startup_error.title';
const TEXT = 'common.startup_error.text';

// No provider stands when this runs, so the texts are taken as they are written.
function texts(): { readonly title: string; readonly text: string } {
  const catalogue = detectPageLocale() === 'es' ? spanish : english;
  return { title: catalogue[TITLE], text: catalogue[TEXT] };
}

function paragraph(tag: 'h1' | 'p' | 'pre', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** AREA-16: a plain box with the error's text, drawn without anything that could have failed. */
export function showStartupError(error: unknown): void {
  const { title, text } = texts();
  const message = error instanceof Error ? error.message : String(error);
  const line = paragraph('pre', message);
  line.style.whiteSpace = 'pre-wrap';
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  Object.assign(box.style, {
    maxWidth: '40rem',
    margin: '4rem auto',
    padding: '1.5rem',
    border: '1px solid #748792',
    borderLeft: '5px solid #A92C20',
    font: '1rem/1.5 "Helvetica Neue", Arial, sans-serif',
    color: '#0C2838',
    background: '#FFFFFF',
  });
  box.append(paragraph('h1', title), paragraph('p', text), line);
  (document.getElementById('root') ?? document.body).replaceChildren(box);
}

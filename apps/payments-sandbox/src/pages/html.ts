/** Markup that is safe to send: everything put into it has been escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

type Part = string | Html | readonly Html[] | null;

const render = (part: Part | undefined): string => {
  if (part === null || part === undefined) return '';
  if (typeof part === 'string') return escape(part);
  return part instanceof Html ? part.markup : part.map((item) => item.markup).join('');
};

/** A template whose values are escaped, except those that are markup already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + render(parts[index])).join(''));

import type { Messages } from '@cw/i18n';

/** A text as it was drawn: by which id, and what it said. */
export interface DrawnText {
  readonly id: string;
  readonly words: string;
}

const MARK = /⟦(?<id>[^⟦⟧]*)⟧/gu;
const END = '/';
const READ_ALOUD = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** Every text between two marks that name it, so that a page says by which texts it was made. */
export const markTexts = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, `⟦${id}⟧${text}⟦${END}⟧`])) as Messages;

function* textsIn(marked: string): Generator<DrawnText> {
  const open: { id: string; words: string }[] = [];
  let at = 0;
  const say = (words: string): void => open.forEach((text) => (text.words += words));
  for (const { 0: mark, index, groups } of marked.matchAll(MARK)) {
    say(marked.slice(at, index));
    at = index + mark.length;
    const id = groups?.['id'] ?? '';
    if (id !== END) open.push({ id, words: '' });
    else {
      const text = open.pop();
      if (text !== undefined) yield { id: text.id, words: text.words.replaceAll(/\s+/gu, ' ').trim() };
    }
  }
}

/** Every text that an element shows or has read out, in the order of the page, which is the same in every language. */
export function drawnTexts(element: Element): DrawnText[] {
  const aloud = [...element.querySelectorAll('*')].flatMap((one) => READ_ALOUD.map((name) => one.getAttribute(name)));
  return [element.textContent, ...aloud].flatMap((words) => [...textsIn(words ?? '')]);
}

import { useLocale } from '@cw/i18n/react';
import { useContext, type ReactElement } from 'react';
import { StretchContext, wordsOf, type Words } from './words.js';

interface SaidProps {
  readonly children: (words: Words) => ReactElement;
}

function Said({ children }: SaidProps): ReactElement {
  const { locale } = useLocale();
  const long = useContext(StretchContext);
  return children(wordsOf(locale, long));
}

/** A story in the language that the toolbar asks for. */
export function says<Args = object>(
  draw: (words: Words, args: Args) => ReactElement,
): { readonly render: (args: Args) => ReactElement } {
  return { render: (args) => <Said>{(words) => draw(words, args)}</Said> };
}

export const nothing = (): void => undefined;

const variant = { tags: ['variant'] };

/** Every component is also shown in long Spanish, in the dark and on a phone; each of its stories can be, by the toolbar. */
export const SPANISH = { ...variant, globals: { locale: 'es', texts: 'long' } };
export const DARK = { ...variant, globals: { scheme: 'dark' } };
export const NARROW = { ...variant, globals: { viewport: { value: 'phone', isRotated: false } } };

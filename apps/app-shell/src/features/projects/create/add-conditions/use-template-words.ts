import { loadTemplateWords, type TemplateTexts } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { useEffect, useState } from 'react';

export type TemplateWordsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'there'; readonly words: TemplateTexts };

/** The words of the templates in the page's language, fetched when they are first looked at. */
export function useTemplateWords(): TemplateWordsState {
  const { locale } = useLocale();
  const [state, setState] = useState<TemplateWordsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    loadTemplateWords(locale).then(
      (words) => {
        if (!isLeft) setState({ status: 'there', words });
      },
      () => {
        if (!isLeft) setState({ status: 'failed', retry: () => setAttempt((before) => before + 1) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [locale, attempt]);
  return state;
}

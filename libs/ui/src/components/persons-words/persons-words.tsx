import { languageOfWords } from '@cw/domain';
import type { ReactElement } from 'react';

export interface PersonsWordsProps {
  /** As they were typed. */
  readonly children: string;
  readonly as?: 'span' | 'p' | 'div' | 'q' | 'b' | 'dd';
  readonly className?: string;
}

/**
 * What a person typed, in the language that it was typed in: a screen reader reads Spanish with a Spanish voice on an
 * English screen, and the reverse (WCAG 3.1.2). Every such place draws them through this, `LongText` or `Quote`.
 */
export function PersonsWords({ children, as: Element = 'span', className }: PersonsWordsProps): ReactElement {
  return (
    <Element className={className} lang={languageOfWords(children)}>
      {children}
    </Element>
  );
}

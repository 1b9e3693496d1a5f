import { PROJECT_CATEGORIES, type ProjectCategory } from '@cw/domain';
import { useState } from 'react';
import { forgetKept, isAnswers, keep, readKept } from '../../../../forms/kept-draft.js';
import { useDraftSaid } from '../../../../forms/use-draft-said.js';
import { usePersonalKey } from '../../../../forms/use-kept-answers.js';

/** What the reader of the preview decided of one line, by its place in the list. */
export interface Decision {
  readonly taken?: boolean;
  readonly category?: ProjectCategory | '';
  readonly location?: string;
}
export type Decisions = Readonly<Record<string, Decision>>;

interface Pasted {
  readonly text: string;
  readonly decisions: Decisions;
  /** The place of those that name none. */
  readonly elsewhere: string;
}

const NOTHING: Pasted = { text: '', decisions: {}, elsewhere: '' };

const wordsOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

function decisionOf(stored: unknown): Decision {
  if (!isAnswers(stored)) return {};
  const { taken, location, category } = stored;
  const known = category === '' ? category : PROJECT_CATEGORIES.find((one) => one === category);
  return {
    ...(typeof taken === 'boolean' && { taken }),
    ...(typeof location === 'string' && { location }),
    ...(known !== undefined && { category: known }),
  };
}

function adopt(stored: unknown): Pasted | undefined {
  if (!isAnswers(stored)) return undefined;
  const { text, decisions, elsewhere } = stored;
  const known = isAnswers(decisions)
    ? Object.entries(decisions).map(([key, one]): [string, Decision] => [key, decisionOf(one)])
    : [];
  return { text: wordsOf(text), decisions: Object.fromEntries<Decision>(known), elsewhere: wordsOf(elsewhere) };
}

/** What was pasted and decided of it waits on this device: whoever leaves by mistake, or has to, finds the list again. */
export function useKeptPaste() {
  const key = usePersonalKey('pasted_list');
  const [kept] = useState(() => readKept(key, adopt) ?? NOTHING);
  const [pasted, setPasted] = useState(kept);
  useDraftSaid(kept.text !== '');
  return {
    pasted,
    write: (part: Partial<Pasted>): void => {
      const next = { ...pasted, ...part };
      setPasted(next);
      keep(key, next);
    },
    forget: (): void => {
      setPasted(NOTHING);
      forgetKept(key);
    },
  };
}

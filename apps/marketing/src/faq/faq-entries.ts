/** Questions by subject, in the order in which they are read. A name is the id of its texts and of its address. */
export const FAQ_GROUPS = [
  { id: 'start', names: ['what', 'how_fast', 'account', 'report', 'who_posts', 'spanish'] },
  { id: 'bids', names: ['bids_when', 'gaps', 'checked', 'cancel'] },
  { id: 'money', names: ['cost', 'held', 'silence', 'dispute'] },
  { id: 'work', names: ['proof', 'lender', 'late'] },
  { id: 'contractors', names: ['join', 'fee', 'paid', 'secret'] },
] as const;

export type FaqName = (typeof FAQ_GROUPS)[number]['names'][number];

export interface FaqEntry {
  /** What stands behind `#` in the answer's own address. */
  readonly id: string;
  readonly questionId: `faq.${FaqName}`;
  readonly answerId: `faq.${FaqName}_answer`;
}

/** A question with its answer and its address. */
export const faqEntry = (name: FaqName): FaqEntry => ({
  id: name.replaceAll('_', '-'),
  questionId: `faq.${name}`,
  answerId: `faq.${name}_answer`,
});

/** All questions, such as search engines are told of. */
export const FAQ_ENTRIES: readonly FaqEntry[] = FAQ_GROUPS.flatMap(({ names }) => names.map(faqEntry));

import type { Meta } from '@storybook/react-vite';
import { useEffect, type ReactElement } from 'react';
import { useToast, type ToastAction, type ToastContent } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Places/Toast' } satisfies Meta;

interface ThrownProps extends ToastContent {
  readonly w: Words;
}

function Thrown({ w, ...content }: ThrownProps): ReactElement {
  const { toast } = useToast();
  const { kind = 'news', title, text, action } = content;
  useEffect(() => {
    toast({ kind, title, ...(text !== undefined && { text }), ...(action !== undefined && { action }) });
  }, [toast, kind, title, text, action]);
  return <p>{w.prose}</p>;
}

// One for each language: another one would be thrown again.
const undone = new Map<string, ToastAction>();
function undoOf({ undo: label }: Words): ToastAction {
  const known = undone.get(label) ?? { label, onClick: nothing };
  undone.set(label, known);
  return known;
}

export const Usual = says((w) => <Thrown w={w} kind="news" title={w.newBid} text={w.newBidText} />);
export const WithUndo = says((w) => (
  <Thrown w={w} kind="done" title={w.repairDone} text={w.repairLeft} action={undoOf(w)} />
));
export const Broken = says((w) => <Thrown w={w} kind="broken" title={w.notSaved} text={w.notSavedText} />);
export const Spanish = { ...WithUndo, ...SPANISH };
export const Dark = { ...WithUndo, ...DARK };
export const Narrow = { ...WithUndo, ...NARROW };

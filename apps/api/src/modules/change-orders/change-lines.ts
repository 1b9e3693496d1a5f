import { cents, type ChangeKind, type ChangeLine } from '@cw/domain';
import { invalidFields } from '../../common/errors/domain-error.js';
import { ChangeOrderLineEntity } from './change-order.entity.js';
import type { ChangeLineInput } from './dto/change-order.input.js';

/** Reads one line: it names a condition of the project, or gives the title of a new one, never both. */
function kindOf({ conditionId, title, drops }: ChangeLineInput, index: number): ChangeKind {
  if (conditionId && title) throw invalidFields({ path: `lines.${index}.title`, code: 'not_allowed' });
  if (!conditionId && !title) throw invalidFields({ path: `lines.${index}.conditionId`, code: 'required' });
  if (title) return 'add';
  return drops ? 'drop' : 'price';
}

export function newLines(changeOrderId: string, inputs: readonly ChangeLineInput[]): ChangeOrderLineEntity[] {
  return inputs.map((input, index) => {
    const kind = kindOf(input, index);
    return Object.assign(new ChangeOrderLineEntity(), {
      changeOrderId,
      position: index + 1,
      kind,
      conditionId: input.conditionId ?? null,
      title: kind === 'add' ? input.title : null,
      category: kind === 'add' ? (input.category ?? null) : null,
      location: kind === 'add' ? input.location || null : null,
      amountDeltaCents: cents(input.amountDeltaCents),
      note: input.note || null,
    });
  });
}

/** The line as the rules read it. */
export const toChangeLine = ({ kind, conditionId, amountDeltaCents }: ChangeOrderLineEntity): ChangeLine => ({
  kind,
  conditionId,
  amountDeltaCents,
});

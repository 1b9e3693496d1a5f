import { newId } from '../ids.js';
import type { ScheduledTask } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

type Order = Pick<ScheduledTask, 'kind' | 'subject'> & { readonly afterSeconds: number };

/** Has something happen to `subject` by itself, once the sandbox's clock is there. */
export function schedule(work: UnitOfWork, owner: string, { kind, subject, afterSeconds }: Order): void {
  work.save('task', owner, { id: newId('task'), kind, subject, due_at: work.now + afterSeconds, done: false });
}

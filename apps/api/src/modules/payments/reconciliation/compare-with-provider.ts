import { Injectable, Logger } from '@nestjs/common';
import { cents } from '@cw/domain';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { isOfProvider, providerCode } from '../provider/provider-error.js';
import { ProviderObjects, type ProviderObject } from '../provider/provider-objects.js';
import { BookedObjects, type Booked } from './booked-objects.js';
import { Differences } from './differences.js';
import type { Run } from './reconciliation-runs.js';
import { StaffCall } from './staff-call.js';

const AT_ONCE = 100;
const NOT_BOOKED: Booked = { balanceCents: null, status: null };

function agrees({ balanceCents, fact }: ProviderObject, booked: Booked): boolean {
  if ((booked.balanceCents ?? 0) !== balanceCents) return false;
  // A try that brought nothing, and that nobody here asked for, is none of ours.
  if (fact.object !== 'intent' || (booked.status === null && fact.paymentId === null)) return true;
  return booked.status === fact.status;
}

/** Compares every object of the provider with the books: what they had not heard of is applied, the rest goes to staff. */
@Injectable()
export class CompareWithProvider {
  private readonly logger = new Logger(CompareWithProvider.name);

  constructor(
    private readonly objects: ProviderObjects,
    private readonly booked: BookedObjects,
    private readonly facts: ApplyProviderFact,
    private readonly differences: Differences,
    private readonly staff: StaffCall,
  ) {}

  /** Tells after each batch how many objects were compared. Rejects with the provider's error. */
  async execute(run: Run, progress: (compared: number) => void): Promise<void> {
    const seen = new Set<string>();
    let batch: ProviderObject[] = [];
    const compareBatch = async (): Promise<void> => {
      await this.compareAll(run, batch);
      for (const { ref } of batch) seen.add(ref);
      batch = [];
      progress(seen.size);
    };
    for await (const object of this.objects.since(run.since)) {
      batch.push(object);
      if (batch.length >= AT_ONCE) await compareBatch();
    }
    await compareBatch();
    await this.findMissingThere(run, seen);
  }

  private async compareAll(run: Run, batch: readonly ProviderObject[]): Promise<void> {
    const booked = await this.booked.of(batch);
    for (const object of batch) {
      if (!agrees(object, booked.get(object.id) ?? NOT_BOOKED)) await this.settle(run, object);
    }
  }

  private async settle(run: Run, object: ProviderObject): Promise<void> {
    if (await this.booked.isUnderWay(object)) return;
    const before = (await this.booked.of([object])).get(object.id) ?? NOT_BOOKED;
    if (agrees(object, before)) return;
    const isOurs = await this.apply(object);
    const after = (await this.booked.of([object])).get(object.id) ?? NOT_BOOKED;
    const found = {
      object: object.kind,
      providerId: object.id,
      providerCents: object.balanceCents,
      milestoneId: await this.booked.milestoneOf(object),
    };
    if (agrees(object, after)) {
      await this.differences.record(run.id, {
        ...found,
        kind: 'missing',
        bookedCents: before.balanceCents,
        state: 'applied',
      });
      return;
    }
    const kind = isOurs ? 'amount_differs' : 'unknown_object';
    await this.staff.execute(run, { ...found, kind, bookedCents: after.balanceCents });
  }

  /** Whether it is ours. What cannot be applied is left to staff, and the next object is compared all the same. */
  private async apply({ id, kind, fact }: ProviderObject): Promise<boolean> {
    try {
      return await this.facts.execute(fact);
    } catch (error) {
      if (isOfProvider(error)) throw error;
      this.logger.error({ kind, id, code: providerCode(error) }, 'provider object not applied');
      return true;
    }
  }

  private async findMissingThere(run: Run, seen: ReadonlySet<string>): Promise<void> {
    const entries = await this.booked.named(run.since);
    for (const { kind, ref, milestoneId, amountCents } of entries.filter((entry) => !seen.has(entry.ref))) {
      if (await this.objects.has(kind, ref)) continue;
      const found = { kind: 'missing_there', object: kind, providerId: ref, milestoneId } as const;
      await this.staff.execute(run, { ...found, providerCents: cents(0), bookedCents: amountCents });
    }
  }
}

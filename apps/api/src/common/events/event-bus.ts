import { Injectable } from '@nestjs/common';
import type { DomainEventName, DomainEvents } from '@cw/domain';
import { UnitOfWork } from '../persistence/unit-of-work.js';

export type EventListener<N extends DomainEventName> = (payload: DomainEvents[N]) => Promise<void>;

type Listeners = { [N in DomainEventName]?: EventListener<N>[] };

/**
 * Typed domain events. `on` listeners run inside the emitter's transaction, so what they write stands or falls
 * with it; `afterCommit` listeners run when it has committed, for what cannot be taken back (sockets).
 */
@Injectable()
export class EventBus {
  private readonly transactional: Listeners = {};
  private readonly committed: Listeners = {};

  constructor(private readonly unitOfWork: UnitOfWork) {}

  on<N extends DomainEventName>(name: N, listener: EventListener<N>): void {
    add(this.transactional, name, listener);
  }

  afterCommit<N extends DomainEventName>(name: N, listener: EventListener<N>): void {
    add(this.committed, name, listener);
  }

  /** Throws outside a unit of work: an event without its transaction could be lost or told too early. */
  async emit<N extends DomainEventName>(name: N, payload: DomainEvents[N]): Promise<void> {
    if (!this.unitOfWork.isOpen) throw new Error(`${name} was emitted outside a unit of work`);
    for (const listener of this.transactional[name] ?? []) await listener(payload);
    for (const listener of this.committed[name] ?? []) await this.unitOfWork.afterCommit(() => listener(payload));
  }
}

function add<N extends DomainEventName>(listeners: Listeners, name: N, listener: EventListener<N>): void {
  const known: EventListener<N>[] = listeners[name] ?? [];
  listeners[name] = [...known, listener] as Listeners[N];
}

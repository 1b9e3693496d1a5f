import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

const BEAT = 'beat';

/** Tells the loops of this process that there is work, so that they need not wait for their next look. */
@Injectable()
export class Pulse {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  beat(): void {
    this.emitter.emit(BEAT);
  }

  /** Resolves at the next beat, or after `ms`. */
  async next(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.emitter.off(BEAT, done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.emitter.once(BEAT, done);
    });
  }
}

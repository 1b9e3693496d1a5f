import { Clock } from '../common/clock.js';

/** The time of the demo's past. Everything that the seed does happens when this says. */
export class SeedClock extends Clock {
  private instant = new Date();

  override now(): Date {
    return new Date(this.instant);
  }

  set(instant: Date): void {
    this.instant = instant;
  }
}

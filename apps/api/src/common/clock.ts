import { Injectable } from '@nestjs/common';

/** The only clock: whoever needs the time asks this, so that seeds and tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

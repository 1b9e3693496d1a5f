import type { Ground } from './ground.js';
import { isDocument, isInside } from './links.js';
import type { Notes } from './notes.js';
import { pageOf } from './shapes.js';

/** A page on which more is wrong is left. */
const FAULTS_OF_PAGE = 12;
const FOUND_ENOUGH = 60;

/** What one tab finds on the page that it is on: what is wrong there, and where its links lead. */
export class Findings {
  private found = 0;
  private readonly linked = new Set<string>();
  address = '';

  constructor(
    private readonly ground: Ground,
    private readonly notes: Notes,
  ) {}

  /** Turns to another page. */
  begin(address: string): void {
    this.address = address;
    this.found = 0;
    this.linked.clear();
  }

  fault(what: string): void {
    this.found += 1;
    const { origin, pathname, search } = new URL(this.address);
    this.notes.add(`${pathname}${search}: ${what}`.replaceAll(origin, ''));
  }

  note(href: string): void {
    if (isInside(href, this.ground.origin) && !isDocument(href)) this.linked.add(pageOf(href));
  }

  get links(): readonly string[] {
    return [...this.linked];
  }

  isPatient(): boolean {
    return this.found < FAULTS_OF_PAGE && this.notes.found < FOUND_ENOUGH;
  }
}

import type { Findings } from './findings.js';
import type { Ground } from './ground.js';
import { isInside, samePage } from './links.js';
import type { Notes } from './notes.js';
import type { Control } from './probe.js';
import { shapeOf } from './shapes.js';
import type { Tab } from './tab.js';

/** What stands in each row of a list is pressed in so many of them. */
const ROWS = 2;

/** Which of the controls of a page is pressed next: each kind of them once, of the rows of a list a few. */
export class Choice {
  /** What stood on the page when something before it was pressed, and has not been there since. */
  private readonly unasked = new Set<string>();

  constructor(
    private readonly tab: Tab,
    private readonly findings: Findings,
    private readonly ground: Ground,
    private readonly notes: Notes,
  ) {}

  /** Everything on the page is asked once more. */
  begin(): void {
    this.unasked.clear();
  }

  /** Whether a press has hidden what was still to be asked. */
  get isOver(): boolean {
    return this.unasked.size === 0;
  }

  /** The first control that is still to be pressed; links are noted on the way. */
  async next(place: string, filter: (control: Control) => boolean = () => true): Promise<Control | undefined> {
    const controls = await this.tab.controls();
    for (const { href } of controls) this.findings.note(href);
    let found: Control | undefined;
    for (const control of controls.filter(filter)) {
      const id = `${place} ${control.kind} ${control.name} ${control.href} ${control.row}`;
      if (found) this.unasked.add(id);
      else {
        this.unasked.delete(id);
        if (this.isWanted(control, place)) found = control;
      }
    }
    return found;
  }

  private isWanted(control: Control, place: string): boolean {
    const { isThorough, states, origin } = this.ground;
    const { kind, name, href, row, path, isOfFrame } = control;
    const from = isThorough ? place : path;
    const isNew = (key: string, most = 1): boolean =>
      isOfFrame ? this.notes.claim(`frame ${key}`, most) : this.notes.claimForAll(`${from} ${key}`, most);
    const isOfMany = (what: string): boolean => isNew(`${what} ${name}`) && isNew(`${what} of row ${row}`, ROWS);
    if (kind === 'button') return row === '' ? isNew(`button ${name}`) : isOfMany('button');
    if (!isInside(href, origin)) return this.notes.claim(`elsewhere ${href}`);
    if (samePage(href, this.tab.url) && new URL(href).hash !== '') return isOfMany('place');
    return this.notes.claim(`link ${shapeOf(href, states)}`);
  }
}

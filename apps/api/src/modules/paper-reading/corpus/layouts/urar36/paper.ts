import { Tellings, type Brief } from '../../brief.js';
import { Flow } from '../../kit/flow.js';
import { widthOf } from '../../kit/measure.js';
import { Sheet, type Style } from '../../kit/sheet.js';
import type { Urar36Vendor } from './vendor.js';

export const LEFT = 36;
export const WIDTH = 540;
export const TEXT: Style = { face: 'sans', size: 8.5 };
export const SMALL: Style = { face: 'sans', size: 7 };
export const STRONG: Style = { face: 'bold', size: 8.5 };
const TITLE: Style = { face: 'bold', size: 15 };
const TOP = 58;
const BOTTOM = 722;

export type Pair = readonly [label: string, value: string];

/** One report on the form of 2026 while it is laid out. */
export class Urar36Paper {
  readonly sheet = new Sheet(612, 792);
  readonly tellings = new Tellings();
  flow: Flow;
  version = '1.0';

  constructor(
    readonly brief: Brief,
    readonly vendor: Urar36Vendor,
  ) {
    this.flow = this.flowFrom(TOP);
  }

  start(version: string): void {
    this.version = version;
    this.page();
    this.flow = this.flowFrom(TOP);
    const { subject } = this.brief;
    this.flow.say('Uniform Residential Appraisal Report', { style: TITLE, gap: 2 });
    this.flow.say(`${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`.toUpperCase(), {
      style: STRONG,
      gap: 8,
    });
  }

  bar(title: string): void {
    const { fill, color } = this.vendor.bar;
    this.flow.need(60);
    this.sheet.add({ kind: 'box', x: LEFT, y: this.flow.y + 3, width: WIDTH, height: 15, fill });
    this.sheet.put(title, { x: LEFT + 5, y: this.flow.y + 14 }, { face: 'bold', size: 10, color }, 'label');
    this.flow.y += 24;
  }

  /** Two pairs in a line. */
  pairs(given: readonly Pair[]): void {
    const isAbove = this.vendor.pairs === 'above';
    for (let index = 0; index < given.length; index += 2) {
      this.flow.need(isAbove ? 26 : 15);
      given.slice(index, index + 2).forEach(([label, value], nth) => {
        const x = LEFT + 4 + nth * (WIDTH / 2);
        const y = this.flow.y + 10;
        this.sheet.put(label, { x, y }, STRONG, 'label');
        const at = isAbove
          ? { x, y: y + 11 }
          : { x: x + Math.max(118, widthOf(label, STRONG) + this.vendor.pairGap), y };
        this.sheet.put(value, at, TEXT);
      });
      this.flow.y += isAbove ? 26 : 14;
      if (this.vendor.isRuled)
        this.sheet.line([LEFT, this.flow.y + 1], [LEFT + WIDTH, this.flow.y + 1], 0.3, '#999999');
    }
    this.flow.y += 4;
  }

  /** A label with words beneath it. */
  words(label: string, text: string, tells: readonly string[] = []): void {
    this.flow.say(label, { style: STRONG, gap: 1, role: 'label' });
    this.flow.say(text, { style: TEXT, gap: 7, tells });
  }

  turn(): void {
    this.flow.turn();
  }

  /** Once all is laid out: which page of how many. */
  number(): void {
    this.sheet.pages.forEach((ops, index) => {
      const text = `Page ${index + 1} of ${this.sheet.pages.length}`;
      ops.unshift({ kind: 'text', x: 520, y: 32, text, style: SMALL, role: 'label', isUpright: false });
    });
  }

  private flowFrom(top: number): Flow {
    return new Flow(this.sheet, { x: LEFT + 4, width: WIDTH - 8, top, bottom: BOTTOM, turn: () => this.page() });
  }

  private page(): void {
    const { subject } = this.brief;
    this.sheet.addPage();
    this.sheet.put('Uniform Residential Appraisal Report', { x: LEFT, y: 32 }, SMALL, 'label');
    const foot: readonly Pair[] = [
      ['Appraisal Version #', this.version],
      ['Appraiser Reference ID', subject.fileNumber],
      ['Agency Case File ID', subject.caseNumber ?? ''],
      ['Client Reference ID', `L${subject.zip}88`],
      ['AMC Reference ID', ''],
    ];
    foot.forEach(([label, value], index) => {
      this.sheet.put(label, { x: LEFT + index * 108, y: 744 }, SMALL, 'label');
      this.sheet.put(value, { x: LEFT + index * 108, y: 753 }, SMALL);
    });
    this.sheet.put('Fannie Mae | Freddie Mac', { x: LEFT, y: 768 }, SMALL, 'label');
    this.sheet.put('March 2026', { x: 530, y: 768 }, SMALL, 'label');
  }
}

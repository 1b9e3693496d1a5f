import type { IntakeCategory } from '@cw/domain';
import { Tellings, type Brief, type Told } from '../../brief.js';
import { Flow } from '../../kit/flow.js';
import { hyphenOf } from '../../kit/mess.js';
import { Sheet, type Style } from '../../kit/sheet.js';
import type { InspectionVendor } from './vendor.js';

export const LEFT = 48;
export const WIDTH = 516;
const TOP = 66;
const BOTTOM = 736;

/** A line of the report under its number: something to be done, or a remark. */
export interface Item {
  readonly number: string;
  readonly told: Told | null;
  readonly text: string;
  readonly title: string;
}

export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}

const SECTION_ORDER: readonly IntakeCategory[] = [
  'roof',
  'exterior',
  'structural',
  'electrical',
  'plumbing',
  'hvac',
  'interior',
  'appliances',
  'safety',
  'pests_mold',
  'other',
];

/** One inspector's report while it is laid out. */
export class InspectionPaper {
  readonly sheet = new Sheet(612, 792);
  readonly tellings = new Tellings();
  readonly sections: readonly Section[];
  readonly flow: Flow;

  constructor(
    readonly brief: Brief,
    readonly vendor: InspectionVendor,
  ) {
    this.sections = this.sorted();
    this.flow = new Flow(this.sheet, {
      x: LEFT,
      width: WIDTH,
      top: TOP,
      bottom: BOTTOM,
      hyphen: hyphenOf(brief.mess),
      turn: () => this.page(),
    });
  }

  get text(): Style {
    return { face: this.vendor.face, size: 9.5 };
  }

  get strong(): Style {
    return { face: this.vendor.face === 'serif' ? 'serifBold' : 'bold', size: 10 };
  }

  page(): void {
    const { subject } = this.brief;
    this.sheet.addPage();
    const style: Style = { face: this.vendor.face, size: 7.5 };
    this.sheet.put(subject.company, { x: LEFT, y: 36 }, style, 'label');
    this.sheet.put(
      `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`,
      { x: 330, y: 36 },
      style,
      'label',
    );
    this.sheet.line([LEFT, 42], [LEFT + WIDTH, 42], 0.6, this.vendor.accent);
  }

  heading(text: string): void {
    this.flow.need(46);
    this.flow.space(6);
    this.sheet.add({ kind: 'box', x: LEFT, y: this.flow.y, width: WIDTH, height: 18, fill: this.vendor.accent });
    this.sheet.put(text, { x: LEFT + 6, y: this.flow.y + 13 }, { ...this.strong, size: 11, color: '#ffffff' });
    this.flow.y += 26;
  }

  /** Once all is laid out. */
  number(): void {
    this.sheet.pages.forEach((ops, index) => {
      if (index === 0) return;
      const text = this.vendor.page(index + 1, this.sheet.pages.length);
      ops.push({
        kind: 'text',
        x: 500,
        y: 764,
        text,
        style: { face: this.vendor.face, size: 7.5 },
        role: 'label',
        isUpright: false,
      });
    });
  }

  private sorted(): Section[] {
    const { told, harmless } = this.brief;
    const own = SECTION_ORDER.map((category) => ({
      category,
      told: told.filter(({ finding }) => finding.categories[0] === category),
    })).filter(
      ({ category, told: some }) => some.length > 0 || ['roof', 'exterior', 'interior', 'plumbing'].includes(category),
    );
    const remarks = [...harmless.remarks];
    let running = 0;
    return own.map(({ category, told: some }, index) => {
      const given = remarks.splice(0, index % 3 === 2 ? 2 : 1);
      const all: (Told | string)[] = index % 2 === 0 ? [...some, ...given] : [...given, ...some];
      return {
        title: this.vendor.sections[category],
        items: all.map((one, nth) => this.item(one, this.vendor.number(index + 1, nth + 1, (running += 1)))),
      };
    });
  }

  private item(one: Told | string, number: string): Item {
    if (typeof one === 'string') return { number, told: null, text: one, title: this.vendor.grade.remark };
    return { number, told: one, text: this.vendor.body(one.finding), title: one.finding.location };
  }
}

import type { Brief, Told } from '../../brief.js';
import { Tellings } from '../../brief.js';
import { widthOf } from '../../kit/measure.js';
import { Sheet, type Style } from '../../kit/sheet.js';
import { FormGrid } from '../form-grid.js';
import type { LegacyVendor } from './vendor.js';

export const MARGIN = 34;
export const WIDTH = 612;
export const LABEL: Style = { face: 'sans', size: 6.4 };

const TITLE: Style = { face: 'bold', size: 12 };
const FOOT: Style = { face: 'sans', size: 6.5 };
const FORM_PAGES = 6;

/** One report on the form of 2005 while it is laid out. */
export class LegacyPaper {
  readonly sheet: Sheet;
  readonly tellings = new Tellings();
  private formPage = 0;

  constructor(
    readonly brief: Brief,
    readonly vendor: LegacyVendor,
  ) {
    this.sheet = new Sheet(WIDTH, vendor.height);
  }

  get value(): Style {
    return { face: this.vendor.valueFace, size: this.vendor.valueFace === 'mono' ? 6.6 : 7.4 };
  }

  get bottom(): number {
    return this.vendor.height - 44;
  }

  /** What is written: in capitals where the user writes so. */
  typed(text: string): string {
    return this.brief.mess.capitals ? text.toUpperCase() : text;
  }

  /** The file's number as the header has it, with the agency's beside it. */
  get fileLine(): string {
    const { caseNumber, program, fileNumber, address } = this.brief.subject;
    const own = this.brief.seed % 3 === 0 ? address : fileNumber;
    return caseNumber === null ? own : `${own} / ${program === 'fha' ? 'FHA' : 'VA'} ${caseNumber}`;
  }

  /** A page of the form itself. */
  formStart(title = 'Uniform Residential Appraisal Report'): FormGrid {
    this.formPage += 1;
    this.sheet.addPage();
    this.sheet.put(title, { x: (WIDTH - widthOf(title, TITLE)) / 2, y: 34 }, TITLE, 'label');
    this.sheet.put('File #', { x: 440, y: 34 }, { face: 'sans', size: 7 }, 'label');
    this.sheet.put(this.fileLine, { x: 462, y: 34 }, this.value);
    this.foot(`Page ${this.formPage} of ${FORM_PAGES}`);
    const { mark, sides } = this.brief.mess;
    const frame = { x: MARGIN, width: WIDTH - 2 * MARGIN, top: 42 };
    return new FormGrid(this.sheet, frame, { label: LABEL, value: this.value, mark, side: sides });
  }

  private foot(page: string): void {
    const y = this.vendor.height - 22;
    this.sheet.put('Freddie Mac Form 70   March 2005', { x: MARGIN, y }, FOOT, 'label');
    this.sheet.put(page, { x: 290, y }, FOOT, 'label');
    this.sheet.put('Fannie Mae Form 1004   March 2005', { x: 465, y }, FOOT, 'label');
  }

  /** Prints what a requirement says, and remembers that it stands here. */
  sentence({ finding }: Told): string {
    return this.typed(this.tellings.say(finding.key, finding.text));
  }
}

/** What the value rests on, by the requirements. */
export function valueConditionsOf(told: readonly Told[]): ('as_is' | 'repairs' | 'completion' | 'inspection')[] {
  const kinds = new Set(told.map(({ finding }) => finding.kinds[0]));
  if (kinds.size === 0) return ['as_is'];
  return [
    ...(kinds.has('completion') ? (['completion'] as const) : []),
    ...(kinds.has('repair') ? (['repairs'] as const) : []),
    ...(kinds.has('inspection') ? (['inspection'] as const) : []),
  ];
}

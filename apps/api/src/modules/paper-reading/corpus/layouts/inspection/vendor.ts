import type { IntakeCategory } from '@cw/domain';
import type { Face } from '../../kit/sheet.js';

/** One inspector's software and habits, in one language. */
export interface InspectionVendor {
  readonly face: Face;
  readonly accent: string;
  readonly title: string;
  readonly cover: {
    readonly client: string;
    readonly address: string;
    readonly date: string;
    readonly inspector: string;
    readonly license: string;
    readonly yearBuilt: string;
  };
  readonly contents: string;
  readonly summary: string;
  readonly summaryLead: string;
  /** The summary's groups: what must be done, and what is only remarked on; without the second, remarks stay out of it. */
  readonly groups: { readonly required: string; readonly remarks: string | null };
  readonly columns: 1 | 2;
  readonly sections: Readonly<Record<IntakeCategory, string>>;
  readonly number: (section: number, nth: number, running: number) => string;
  readonly grade: { readonly safety: string; readonly repair: string; readonly remark: string };
  /** How a finding is put in its section. */
  readonly body: (finding: { text: string; defect: string; action: string }) => string;
  readonly brief: (finding: { text: string; defect: string; action: string }) => string;
  /** Columns of small boxes left of each line: inspected, not inspected, not present, deficient. */
  readonly boxes: readonly string[] | null;
  readonly budget: { readonly title: string; readonly lead: string } | null;
  readonly standards: { readonly title: string; readonly texts: readonly string[] };
  readonly fine: string;
  readonly photo: string;
  readonly page: (page: number, pages: number) => string;
}

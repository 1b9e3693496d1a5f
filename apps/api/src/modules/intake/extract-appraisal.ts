import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { CONDITION_LIMITS, type AppraisalReading } from '@cw/domain';
import { invalidFields } from '../../common/errors/domain-error.js';
import { PaperReader } from '../paper-reading/index.js';
import { type AppraisalReadingView, READING_LIMITS } from './dto/appraisal-reading.response.js';
import { IntakePapers } from './intake-papers.js';

/** Reads a report for the form. Nothing of it is kept: what a person takes comes back with the request. */
@Injectable()
export class ExtractAppraisal {
  constructor(
    private readonly papers: IntakePapers,
    private readonly reader: PaperReader,
  ) {}

  async execute(file: Express.Multer.File | undefined): Promise<AppraisalReadingView> {
    if (!file) throw invalidFields({ path: 'file', code: 'required' });
    const type = await this.papers.typeOf(file);
    return toReadingView(await this.reader.readAppraisal({ bytes: await readFile(file.path), type }));
  }
}

const clipped = (text: string, max: number): string => [...text].slice(0, max).join('');

/** As long as the fields of the form take it, and no longer. */
const toReadingView = (reading: AppraisalReading): AppraisalReadingView => ({
  outcome: reading.outcome,
  layout: reading.layout,
  language: reading.language,
  pages: reading.pages,
  unreadPages: [...reading.unreadPages],
  values: reading.values.slice(0, READING_LIMITS.valuesMax).map(({ field, value, page, quote }) => ({
    field,
    value: clipped(value, READING_LIMITS.valueMax),
    page,
    quote: clipped(quote, CONDITION_LIMITS.quoteMax),
  })),
  valueConditions: [...reading.valueConditions],
  repairs: reading.repairs.slice(0, READING_LIMITS.repairsMax).map((repair) => ({
    title: clipped(repair.title, CONDITION_LIMITS.titleMax),
    category: repair.category,
    kind: repair.kind,
    location: repair.location === null ? null : clipped(repair.location, CONDITION_LIMITS.locationMax),
    quote: clipped(repair.quote, CONDITION_LIMITS.quoteMax),
    pages: [...repair.pages],
    estimatedCostCents: repair.estimatedCostCents,
  })),
  warnings: reading.warnings.map(({ code, pages }) => ({ code, pages: [...pages] })),
});

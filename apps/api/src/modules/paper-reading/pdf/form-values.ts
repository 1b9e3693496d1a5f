import { EMPTY_BOX, MARKED_BOX, type TextItem } from '../text/page-text.js';
import type { PdfPage } from './open-document.js';

interface FieldAnnotation {
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: string;
  readonly buttonValue?: string;
  readonly rect?: readonly number[];
}

const SIZE = 9;

function valueOf(field: FieldAnnotation): string | undefined {
  const { fieldType, fieldValue } = field;
  if (fieldType === 'Btn') {
    if (!field.checkBox && !field.radioButton) return undefined;
    return fieldValue !== 'Off' && fieldValue === (field.exportValue ?? field.buttonValue) ? MARKED_BOX : EMPTY_BOX;
  }
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** What people filled into a form's fields: it is no part of the page's own text. */
export async function formValues(page: PdfPage, height: number): Promise<TextItem[]> {
  const fields = (await page.getAnnotations()) as readonly FieldAnnotation[];
  return fields.flatMap((field) => {
    const text = valueOf(field);
    const [left = 0, bottom = 0, right = 0, top = 0] = field.rect ?? [];
    if (text === undefined) return [];
    const lines = text.split(/[\r\n]+/u);
    return lines.map((line, index) => ({
      text: line,
      x: left + 1,
      y: height - (lines.length > 1 ? top - SIZE * 1.2 * (index + 1) : bottom + (top - bottom) * 0.25),
      width: Math.min(right - left - 2, line.length * SIZE * 0.5),
      size: Math.min(SIZE, Math.max(top - bottom, 4)),
    }));
  });
}

import { err, readIntake, type FieldFault, type IntakeRequest, type PlainDate, type Result } from '@cw/domain';
import { parseBounded } from '../../common/http/json-shape.js';

/** INT-04: the request as the form sent it. What is no JSON is no object; everything else the domain judges. */
export function readIntakeForm(text: string, today: PlainDate): Result<IntakeRequest, readonly FieldFault[]> {
  try {
    return readIntake(parseBounded(text), today);
  } catch (error) {
    if (error instanceof SyntaxError) return err([{ path: '', code: 'object' }]);
    throw error;
  }
}

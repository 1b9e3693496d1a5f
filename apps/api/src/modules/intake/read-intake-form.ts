import { readIntake, type FieldFault, type IntakeRequest, type PlainDate, type Result } from '@cw/domain';
import { parseBounded } from '../../common/http/json-shape.js';

/** INT-04: the request as the form sent it. What is no JSON is refused as a body would be; the domain judges the rest. */
export const readIntakeForm = (text: string, today: PlainDate): Result<IntakeRequest, readonly FieldFault[]> =>
  readIntake(parseBounded(text), today);

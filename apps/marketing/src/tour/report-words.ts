/** What the example's report says, quoted whole wherever it is; words of an appraisal stay in their own language. */
export const REPORT_WORDS =
  'Front steps have four risers and no graspable handrail on the left side. Install to meet safety requirement.';
/** The page of the report that says so. */
export const REPORT_PAGE = 5;

/** COND-01: where the requirement comes from. */
export const CONDITION_SOURCES = ['appraisal', 'inspection', 'lender', 'owner'] as const;
export type ConditionSource = (typeof CONDITION_SOURCES)[number];

/** Whether the loan depends on it: the lender asks for what the appraisal finds, and for its own conditions. */
export const lenderAsksFor = (source: ConditionSource): boolean => source === 'appraisal' || source === 'lender';

export const CONDITION_KINDS = ['repair', 'inspection', 'completion'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export const RESPONSIBLE_PARTIES = ['buyer', 'seller', 'either'] as const;
export type ResponsibleParty = (typeof RESPONSIBLE_PARTIES)[number];

/** What proves a condition. Photos before and after are what every repair needs. */
export const EVIDENCE_CODES = [
  'photo_before',
  'photo_after',
  'invoice_paid_corrected_with_license',
  'licensed_trade_statement',
  'permit_and_final',
  'specialist_report',
  'engineer_report_sealed',
  'laboratory_or_test_result',
  'wood_destroying_insect_report',
  'lead_safe_firm_record',
] as const;
export type EvidenceCode = (typeof EVIDENCE_CODES)[number];

/** The evidence that a kind of condition needs when nothing else is said. */
export const DEFAULT_EVIDENCE: Record<ConditionKind, readonly EvidenceCode[]> = {
  repair: ['photo_before', 'photo_after'],
  inspection: ['specialist_report'],
  completion: ['photo_after'],
};

export const CONDITION_LIMITS = {
  titleMin: 3,
  titleMax: 160,
  quoteMax: 2000,
  scopeMin: 3,
  scopeMax: 3000,
  locationMax: 120,
  pageMin: 1,
  pageMax: 9999,
  estimatedCostMaxCents: 99_999_999,
  reasonMin: 5,
  reasonMax: 1000,
  evidenceFilesMax: 10,
} as const;

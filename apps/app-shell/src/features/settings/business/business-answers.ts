import type { ContractorProfile, ContractorProfileEdit } from '@cw/api-client';
import { CONTRACTOR_LIMITS, ZIP_TYPED_PATTERN, zipOf, type ProjectCategory } from '@cw/domain';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import { checkInteger, checkPattern, checkText, textOf } from '../../../forms/rules.js';

/** CON-01, as typed. */
export interface BusinessAnswers {
  readonly trades: readonly ProjectCategory[];
  readonly zip: string;
  readonly serviceRadiusMiles: string;
  readonly experienceYears: string;
  readonly about: string;
}

export const BUSINESS_ORDER = [
  'trades',
  'zip',
  'serviceRadiusMiles',
  'experienceYears',
  'about',
] as const satisfies readonly (keyof BusinessAnswers)[];

export const answersOf = (profile: ContractorProfile): BusinessAnswers => ({
  trades: profile.trades,
  zip: profile.zip,
  serviceRadiusMiles: String(profile.serviceRadiusMiles),
  experienceYears: String(profile.experienceYears),
  about: profile.about ?? '',
});

export function checkBusiness(answers: BusinessAnswers): Faults {
  const { aboutMax, serviceRadiusMinMiles, serviceRadiusMaxMiles, experienceYearsMax } = CONTRACTOR_LIMITS;
  const optional = (max: number) => ({ max, optional: true });
  return collectFaults([
    ['zip', checkPattern(answers.zip, ZIP_TYPED_PATTERN, 'projects.fault.zip')],
    [
      'serviceRadiusMiles',
      checkInteger(answers.serviceRadiusMiles, { min: serviceRadiusMinMiles, max: serviceRadiusMaxMiles }),
    ],
    ['experienceYears', checkInteger(answers.experienceYears, { min: 0, max: experienceYearsMax })],
    ['about', checkText(answers.about, optional(aboutMax))],
  ]);
}

const integerOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

export const businessBody = (answers: BusinessAnswers): ContractorProfileEdit => ({
  trades: [...answers.trades],
  zip: zipOf(answers.zip) ?? answers.zip.trim(),
  serviceRadiusMiles: integerOf(answers.serviceRadiusMiles),
  experienceYears: integerOf(answers.experienceYears),
  about: textOf(answers.about),
});

import type { ContractorProfile, ContractorProfileEdit } from '@cw/api-client';
import { cents, CONTRACTOR_LIMITS, toDollarsInput, ZIP_PATTERN, type ProjectCategory } from '@cw/domain';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import {
  amountOf,
  checkAmount,
  checkDate,
  checkInteger,
  checkPattern,
  checkText,
  textOf,
} from '../../../forms/rules.js';

/** CON-01, as typed. */
export interface BusinessAnswers {
  readonly trades: readonly ProjectCategory[];
  readonly zip: string;
  readonly serviceRadiusMiles: string;
  readonly experienceYears: string;
  readonly about: string;
  readonly licenseNumber: string;
  readonly insuranceProvider: string;
  readonly liabilityCover: string;
  readonly insuranceExpiresOn: string;
}

export const BUSINESS_ORDER = [
  'trades',
  'zip',
  'serviceRadiusMiles',
  'experienceYears',
  'about',
  'licenseNumber',
  'insuranceProvider',
  'liabilityCover',
  'insuranceExpiresOn',
] as const satisfies readonly (keyof BusinessAnswers)[];

export const answersOf = (profile: ContractorProfile): BusinessAnswers => ({
  trades: profile.trades,
  zip: profile.zip,
  serviceRadiusMiles: String(profile.serviceRadiusMiles),
  experienceYears: String(profile.experienceYears),
  about: profile.about ?? '',
  licenseNumber: profile.licenseNumber ?? '',
  insuranceProvider: profile.insuranceProvider ?? '',
  liabilityCover: profile.liabilityCoverCents === 0 ? '' : toDollarsInput(cents(profile.liabilityCoverCents)),
  insuranceExpiresOn: profile.insuranceExpiresOn ?? '',
});

/** The most that an amount field can hold: nine digits of dollars. */
const COVER_MAX_CENTS = 99_999_999_999;
const COVER = {
  min: 0,
  max: COVER_MAX_CENTS,
  unreadable: 'settings.fault.cover',
  tooSmall: 'settings.fault.cover',
  tooLarge: 'settings.fault.cover_large',
} as const;

export function checkBusiness(answers: BusinessAnswers): Faults {
  const {
    aboutMax,
    licenseNumberMax,
    insuranceProviderMax,
    serviceRadiusMinMiles,
    serviceRadiusMaxMiles,
    experienceYearsMax,
  } = CONTRACTOR_LIMITS;
  const optional = (max: number) => ({ max, optional: true });
  return collectFaults([
    ['zip', checkPattern(answers.zip, ZIP_PATTERN, 'projects.fault.zip')],
    [
      'serviceRadiusMiles',
      checkInteger(answers.serviceRadiusMiles, { min: serviceRadiusMinMiles, max: serviceRadiusMaxMiles }),
    ],
    ['experienceYears', checkInteger(answers.experienceYears, { min: 0, max: experienceYearsMax })],
    ['about', checkText(answers.about, optional(aboutMax))],
    ['licenseNumber', checkText(answers.licenseNumber, optional(licenseNumberMax))],
    ['insuranceProvider', checkText(answers.insuranceProvider, optional(insuranceProviderMax))],
    ['liabilityCover', checkAmount(answers.liabilityCover, COVER)],
    ['insuranceExpiresOn', checkDate(answers.insuranceExpiresOn)],
  ]);
}

const integerOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

export const businessBody = (answers: BusinessAnswers): ContractorProfileEdit => ({
  trades: [...answers.trades],
  zip: answers.zip.trim(),
  serviceRadiusMiles: integerOf(answers.serviceRadiusMiles),
  experienceYears: integerOf(answers.experienceYears),
  about: textOf(answers.about),
  licenseNumber: textOf(answers.licenseNumber),
  insuranceProvider: textOf(answers.insuranceProvider),
  liabilityCoverCents: amountOf(answers.liabilityCover) ?? 0,
  insuranceExpiresOn: textOf(answers.insuranceExpiresOn),
});

/** The API's name of the one field that the form calls otherwise. */
export const formPathOf = (path: string): string => (path === 'liabilityCoverCents' ? 'liabilityCover' : path);

import type { PreferencesDto } from '@cw/api-client';
import { DEFAULT_PREFERENCES, type EmailFrequency } from '@cw/domain';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import { NOTICE_SWITCHES } from './notice-groups.js';

/** Quiet hours as fields: switched on or off, and remembered while off. */
export interface PreferenceAnswers extends Omit<PreferencesDto, 'quietHours' | 'emailFrequency'> {
  readonly emailFrequency: EmailFrequency;
  readonly quiet: boolean;
  readonly quietHours: { readonly start: string; readonly end: string };
}

export const PREFERENCE_ORDER: readonly string[] = [
  ...NOTICE_SWITCHES,
  'emailFrequency',
  'quiet',
  'quietHours.start',
  'quietHours.end',
];

const USUAL_NIGHT = { start: '22:00', end: '07:00' };

export const answersOf = ({ quietHours, emailFrequency, ...switches }: PreferencesDto): PreferenceAnswers => ({
  ...switches,
  emailFrequency: emailFrequency ?? DEFAULT_PREFERENCES.emailFrequency,
  quiet: quietHours !== null,
  quietHours: quietHours ?? USUAL_NIGHT,
});

/** What was left unsaved on this device, where it still is what the form asks for. */
export function withKept(answers: PreferenceAnswers, kept: unknown): PreferenceAnswers {
  if (typeof kept !== 'object' || kept === null) return answers;
  const fits = Object.entries(answers).every(([name, answer]) => typeof Reflect.get(kept, name) === typeof answer);
  return fits ? { ...answers, ...kept } : answers;
}

const TIME = /^\d{2}:\d{2}$/;

/** NOTE-06: hours that begin when they end are none, and whoever enters them means something else. */
export function checkPreferences({ quiet, quietHours: { start, end } }: PreferenceAnswers): Faults {
  if (!quiet) return new Map();
  const isTime = (time: string) => (TIME.test(time) ? undefined : ({ id: 'errors.field.time' } as const));
  const endFault = start === end ? ({ id: 'settings.fault.quiet_end' } as const) : undefined;
  return collectFaults([
    ['quietHours.start', isTime(start)],
    ['quietHours.end', isTime(end) ?? endFault],
  ]);
}

export const preferenceBody = ({ quiet, quietHours, ...switches }: PreferenceAnswers): PreferencesDto => ({
  ...switches,
  quietHours: quiet ? quietHours : null,
});

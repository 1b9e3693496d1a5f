import type { PreferenceSwitch } from '@cw/domain';

/** By which way something reaches a person. */
export const WAYS = ['emailNotifications', 'browser', 'sound'] as const satisfies readonly PreferenceSwitch[];

/** What there is to be told about, by what it is about. */
export const SUBJECT_GROUPS = [
  { id: 'bids', switches: ['projectCreated', 'bidReceived', 'bidAccepted', 'bidRejected'] },
  { id: 'work', switches: ['projectUpdates'] },
  { id: 'money', switches: ['payment'] },
  { id: 'messages', switches: ['message', 'messageAlerts'] },
  { id: 'reviews', switches: ['review'] },
  { id: 'news', switches: ['marketing'] },
] as const satisfies readonly { readonly id: string; readonly switches: readonly PreferenceSwitch[] }[];

type Placed = (typeof WAYS)[number] | (typeof SUBJECT_GROUPS)[number]['switches'][number];
type Unplaced = Exclude<PreferenceSwitch, Placed>;

/** NOTE-05, NOTE-06: all of them, in the order of the page; one without a place there does not compile. */
export const NOTICE_SWITCHES: readonly ([Unplaced] extends [never] ? PreferenceSwitch : never)[] = [
  ...WAYS,
  ...SUBJECT_GROUPS.flatMap<Placed>(({ switches }) => [...switches]),
];

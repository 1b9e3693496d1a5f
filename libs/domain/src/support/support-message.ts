/** SUP-01: what somebody writes to support about. */
export const SUPPORT_TOPICS = ['account', 'project', 'payment', 'verification', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Lengths in characters. */
export const SUPPORT_LIMITS = {
  nameMin: 1,
  nameMax: 120,
  messageMin: 10,
  messageMax: 4_000,
  /** What is answered is erased so many days later. */
  retentionDays: 365,
} as const;

export const SUPPORT_STATES = ['open', 'answered'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

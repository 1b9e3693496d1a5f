import { CACHE_CONSTANTS } from '@cw/domain';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from './base-query.js';

/** What answers are filed under, so that a change can name what it makes stale. */
export const TAG_TYPES = [
  'Session',
  'User',
  'Preferences',
  'Project',
  'Condition',
  'Bid',
  'File',
  'Contractor',
  'ChangeOrder',
  'Question',
  'Review',
  'Favorite',
  'BidInvitation',
  'Party',
  'Payment',
  'Payout',
  'Invoice',
  'Intake',
  'Notification',
  'UnreadCount',
  'PushSubscription',
  'Conversation',
  'Message',
  'UnreadMessages',
  'Verification',
  'Dashboard',
  'Desk',
  'Security',
  'ActiveSession',
  'AccessToken',
  'SavedSearch',
  'CalendarLink',
  'ManagedUser',
  'AuditEntry',
  'Report',
  'Paper',
  'WaitlistEntry',
  'SupportMessage',
  'UnsentMail',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** The one API slice, its cache as NET-02 asks. Endpoints are injected from the generated file, none is written here. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: createBaseQuery({ origin: window.location.origin }),
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: CACHE_CONSTANTS.keepSeconds,
  refetchOnMountOrArgChange: CACHE_CONSTANTS.staleSeconds,
  refetchOnFocus: false,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

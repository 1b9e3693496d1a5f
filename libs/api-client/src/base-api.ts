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
  'Payment',
  'Payout',
  'Notification',
  'UnreadCount',
  'Verification',
  'Dashboard',
  'Security',
  'ActiveSession',
  'AccessToken',
  'ManagedUser',
  'AuditEntry',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** NET-02, in seconds. */
const STALE_AFTER = 5 * 60;
const KEPT_FOR = 10 * 60;

/** The one API slice. Endpoints are injected from the generated file; nothing is written here by hand. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: createBaseQuery({ origin: window.location.origin }),
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: KEPT_FOR,
  refetchOnMountOrArgChange: STALE_AFTER,
  refetchOnFocus: false,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
export type BaseApi = typeof baseApi;

import type { AccessTokenView, ActiveSessionView, SecurityView } from '@cw/api-client';
import { apiUrl } from '@cw/api-client/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

export const someSecurity = (overrides: Partial<SecurityView> = {}): SecurityView => ({
  emailVerified: true,
  pendingEmail: null,
  totpEnabled: false,
  totpRequired: false,
  recoveryCodesLeft: 0,
  passwordChangedAt: '2026-05-08T12:00:00.000Z',
  mfa: false,
  fresh: true,
  ...overrides,
});

export const securityIs = (overrides: Partial<SecurityView> = {}): HttpHandler =>
  http.get(apiUrl('/api/auth/security'), () => HttpResponse.json(someSecurity(overrides)));

export const aSession = (overrides: Partial<ActiveSessionView> = {}): ActiveSessionView => ({
  id: '01890000-0000-7000-8000-0000000000a1',
  current: true,
  device: 'Chrome on Windows',
  address: '203.0.113.7',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
  mfa: false,
  ...overrides,
});

export const sessionsAre = (...items: readonly ActiveSessionView[]): HttpHandler =>
  http.get(apiUrl('/api/auth/sessions'), () => HttpResponse.json({ items, nextCursor: null }));

export const aToken = (overrides: Partial<AccessTokenView> = {}): AccessTokenView => ({
  id: '01890000-0000-7000-8000-0000000000b1',
  name: 'Closing calendar',
  scope: 'read',
  prefix: 'cwp_Zk3v',
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2999-01-01T12:00:00.000Z',
  lastUsedAt: null,
  ...overrides,
});

export const tokensAre = (...items: readonly AccessTokenView[]): HttpHandler =>
  http.get(apiUrl('/api/tokens'), () => HttpResponse.json({ items, nextCursor: null }));

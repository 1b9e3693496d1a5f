import type { AccessTokenEntity } from './access-token.entity.js';
import type { AccessTokenView } from './dto/access-token.response.js';

export const toAccessTokenView = (token: AccessTokenEntity): AccessTokenView => ({
  id: token.id,
  name: token.name,
  scope: token.scope,
  prefix: token.prefix,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

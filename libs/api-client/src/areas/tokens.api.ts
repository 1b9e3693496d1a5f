import { tokensEndpoints } from '../generated/tokens.gen.js';

export * from '../generated/tokens.gen.js';

/** API-01: the tokens of one's own programs. */
export const tokensApi = tokensEndpoints.enhanceEndpoints({
  endpoints: {
    listTokens: { providesTags: ['AccessToken'] },
    createToken: { invalidatesTags: ['AccessToken'] },
    deleteToken: { invalidatesTags: ['AccessToken'] },
  },
});

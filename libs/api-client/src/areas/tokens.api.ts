import { generatedApi } from '../endpoints.gen.js';

/** API-01: the tokens of one's own programs. */
export const tokensApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listTokens: { providesTags: ['AccessToken'] },
    createToken: { invalidatesTags: ['AccessToken'] },
    deleteToken: { invalidatesTags: ['AccessToken'] },
  },
});

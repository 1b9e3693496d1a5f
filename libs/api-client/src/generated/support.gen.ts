import { baseApi } from '../base-api.js';
import type {
  SendSupportMessageApiArg,
  SendSupportMessageApiResponse,
} from './types.gen.js';

export const supportEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendSupportMessage: build.mutation<SendSupportMessageApiResponse, SendSupportMessageApiArg>({
      query: (queryArg) => ({ url: `/api/support/messages`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useSendSupportMessageMutation,
} = supportEndpoints;

import { baseApi } from '../base-api.js';
import type {
  AcceptPartyApiArg,
  AcceptPartyApiResponse,
  InvitePartyApiArg,
  InvitePartyApiResponse,
  ListPartiesApiArg,
  ListPartiesApiResponse,
  RemovePartyApiArg,
  RemovePartyApiResponse,
  UpdatePartyApiArg,
  UpdatePartyApiResponse,
} from './types.gen.js';

export const partiesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    acceptParty: build.mutation<AcceptPartyApiResponse, AcceptPartyApiArg>({
      query: (queryArg) => ({ url: `/api/parties/accept`, method: 'POST', body: queryArg }),
    }),
    removeParty: build.mutation<RemovePartyApiResponse, RemovePartyApiArg>({
      query: (queryArg) => ({ url: `/api/parties/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    updateParty: build.mutation<UpdatePartyApiResponse, UpdatePartyApiArg>({
      query: (queryArg) => ({
        url: `/api/parties/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.partyEdit,
      }),
    }),
    listParties: build.query<ListPartiesApiResponse, ListPartiesApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/parties` }),
    }),
    inviteParty: build.mutation<InvitePartyApiResponse, InvitePartyApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/parties`,
        method: 'POST',
        body: queryArg.inviteParty,
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useAcceptPartyMutation,
  useRemovePartyMutation,
  useUpdatePartyMutation,
  useListPartiesQuery,
  useInvitePartyMutation,
} = partiesEndpoints;

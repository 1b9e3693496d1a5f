import { baseApi } from '../base-api.js';
import type {
  DecidePaperApiArg,
  DecidePaperApiResponse,
  GetContractorPapersApiArg,
  GetContractorPapersApiResponse,
  GetPaperFileApiArg,
  GetPaperFileApiResponse,
  ListMyPapersApiArg,
  ListMyPapersApiResponse,
  ListPapersApiArg,
  ListPapersApiResponse,
  ReadCertificateApiArg,
  ReadCertificateApiResponse,
  SubmitPaperApiArg,
  SubmitPaperApiResponse,
} from './types.gen.js';

export const verificationEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPapers: build.query<ListPapersApiResponse, ListPapersApiArg>({
      query: (queryArg) => ({
        url: `/api/verification`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
          kind: queryArg.kind,
          late: queryArg.late,
          q: queryArg.q,
        },
      }),
    }),
    getPaperFile: build.query<GetPaperFileApiResponse, GetPaperFileApiArg>({
      query: (queryArg) => ({
        url: `/api/verification/files/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          size: queryArg.size,
        },
      }),
    }),
    listMyPapers: build.query<ListMyPapersApiResponse, ListMyPapersApiArg>({
      query: () => ({ url: `/api/verification/me` }),
    }),
    readCertificate: build.mutation<ReadCertificateApiResponse, ReadCertificateApiArg>({
      query: (queryArg) => ({ url: `/api/verification/me/insurance/extract`, method: 'POST', body: queryArg }),
    }),
    submitPaper: build.mutation<SubmitPaperApiResponse, SubmitPaperApiArg>({
      query: (queryArg) => ({
        url: `/api/verification/me/${encodeURIComponent(String(queryArg.kind))}`,
        method: 'POST',
        body: queryArg.submitPaperForm,
      }),
    }),
    getContractorPapers: build.query<GetContractorPapersApiResponse, GetContractorPapersApiArg>({
      query: (queryArg) => ({ url: `/api/verification/${encodeURIComponent(String(queryArg))}` }),
    }),
    decidePaper: build.mutation<DecidePaperApiResponse, DecidePaperApiArg>({
      query: (queryArg) => ({
        url: `/api/verification/${encodeURIComponent(String(queryArg.contractorId))}/${encodeURIComponent(String(queryArg.kind))}`,
        method: 'PUT',
        body: queryArg.decidePaper,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListPapersQuery,
  useGetPaperFileQuery,
  useListMyPapersQuery,
  useReadCertificateMutation,
  useSubmitPaperMutation,
  useGetContractorPapersQuery,
  useDecidePaperMutation,
} = verificationEndpoints;

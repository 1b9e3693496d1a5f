import { baseApi } from '../base-api.js';
import type {
  DeclineInvoiceApiArg,
  DeclineInvoiceApiResponse,
  DownloadInvoiceApiArg,
  DownloadInvoiceApiResponse,
  GetInvoiceApiArg,
  GetInvoiceApiResponse,
  GetInvoiceReceiptApiArg,
  GetInvoiceReceiptApiResponse,
  GetProjectInvoiceApiArg,
  GetProjectInvoiceApiResponse,
  IssueInvoiceApiArg,
  IssueInvoiceApiResponse,
  NameSettlementAgentApiArg,
  NameSettlementAgentApiResponse,
  OpenInvoiceApiArg,
  OpenInvoiceApiResponse,
  PayInvoiceApiArg,
  PayInvoiceApiResponse,
  ReportClosingFellThroughApiArg,
  ReportClosingFellThroughApiResponse,
  RevokeInvoiceLinkApiArg,
  RevokeInvoiceLinkApiResponse,
  SendInvoiceApiArg,
  SendInvoiceApiResponse,
} from './types.gen.js';

export const invoicesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getInvoice: build.query<GetInvoiceApiResponse, GetInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/admin/invoices/${encodeURIComponent(String(queryArg))}` }),
    }),
    declineInvoice: build.mutation<DeclineInvoiceApiResponse, DeclineInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/decline`, method: 'POST', body: queryArg }),
    }),
    openInvoice: build.mutation<OpenInvoiceApiResponse, OpenInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/open`, method: 'POST', body: queryArg }),
    }),
    payInvoice: build.mutation<PayInvoiceApiResponse, PayInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/pay`, method: 'POST', body: queryArg }),
    }),
    downloadInvoice: build.mutation<DownloadInvoiceApiResponse, DownloadInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/pdf`, method: 'POST', body: queryArg }),
    }),
    getProjectInvoice: build.query<GetProjectInvoiceApiResponse, GetProjectInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/invoice` }),
    }),
    nameSettlementAgent: build.mutation<NameSettlementAgentApiResponse, NameSettlementAgentApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/invoice/agent`,
        method: 'PUT',
        body: queryArg.settlementAgentInput,
      }),
    }),
    reportClosingFellThrough: build.mutation<ReportClosingFellThroughApiResponse, ReportClosingFellThroughApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg))}/invoice/fall-through`,
        method: 'POST',
      }),
    }),
    issueInvoice: build.mutation<IssueInvoiceApiResponse, IssueInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg))}/invoice/issue`,
        method: 'POST',
      }),
    }),
    getInvoiceReceipt: build.query<GetInvoiceReceiptApiResponse, GetInvoiceReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/invoice/receipt` }),
    }),
    revokeInvoiceLink: build.mutation<RevokeInvoiceLinkApiResponse, RevokeInvoiceLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg))}/invoice/revoke-link`,
        method: 'POST',
      }),
    }),
    sendInvoice: build.mutation<SendInvoiceApiResponse, SendInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg))}/invoice/send`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useGetInvoiceQuery,
  useDeclineInvoiceMutation,
  useOpenInvoiceMutation,
  usePayInvoiceMutation,
  useDownloadInvoiceMutation,
  useGetProjectInvoiceQuery,
  useNameSettlementAgentMutation,
  useReportClosingFellThroughMutation,
  useIssueInvoiceMutation,
  useGetInvoiceReceiptQuery,
  useRevokeInvoiceLinkMutation,
  useSendInvoiceMutation,
} = invoicesEndpoints;

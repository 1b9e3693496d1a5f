import { baseApi } from '../base-api.js';
import type {
  CreatePaymentIntentApiArg,
  CreatePaymentIntentApiResponse,
  GetPaymentApiArg,
  GetPaymentApiResponse,
  GetPaymentStatementApiArg,
  GetPaymentStatementApiResponse,
  GetPayoutStatementApiArg,
  GetPayoutStatementApiResponse,
  GetReceiptApiArg,
  GetReceiptApiResponse,
  ListBankPayoutsApiArg,
  ListBankPayoutsApiResponse,
  ListPaymentsApiArg,
  ListPaymentsApiResponse,
  ListPayoutsApiArg,
  ListPayoutsApiResponse,
  OpenPayoutDashboardApiArg,
  OpenPayoutDashboardApiResponse,
  PaymentConfigApiArg,
  PaymentConfigApiResponse,
  PaymentWebhookApiArg,
  PaymentWebhookApiResponse,
  StartOnboardingApiArg,
  StartOnboardingApiResponse,
} from './types.gen.js';

export const paymentsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/payments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          projectId: queryArg.projectId,
        },
      }),
    }),
    paymentConfig: build.query<PaymentConfigApiResponse, PaymentConfigApiArg>({
      query: () => ({ url: `/api/payments/config` }),
    }),
    createPaymentIntent: build.mutation<CreatePaymentIntentApiResponse, CreatePaymentIntentApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/intents`,
        method: 'POST',
        body: queryArg.createPaymentIntent,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getPaymentStatement: build.query<GetPaymentStatementApiResponse, GetPaymentStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/statement`,
        params: {
          format: queryArg.format,
          year: queryArg.year,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    paymentWebhook: build.mutation<PaymentWebhookApiResponse, PaymentWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/webhook`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Stripe-Signature': queryArg['Stripe-Signature'],
        },
      }),
    }),
    getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
      query: (queryArg) => ({ url: `/api/payments/${encodeURIComponent(String(queryArg))}` }),
    }),
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/payments/${encodeURIComponent(String(queryArg))}/receipt` }),
    }),
    listPayouts: build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/api/payouts`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listBankPayouts: build.query<ListBankPayoutsApiResponse, ListBankPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/api/payouts/bank`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    openPayoutDashboard: build.mutation<OpenPayoutDashboardApiResponse, OpenPayoutDashboardApiArg>({
      query: () => ({ url: `/api/payouts/dashboard`, method: 'POST' }),
    }),
    startOnboarding: build.mutation<StartOnboardingApiResponse, StartOnboardingApiArg>({
      query: () => ({ url: `/api/payouts/onboarding`, method: 'POST' }),
    }),
    getPayoutStatement: build.query<GetPayoutStatementApiResponse, GetPayoutStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/payouts/statement`,
        params: {
          format: queryArg.format,
          year: queryArg.year,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListPaymentsQuery,
  usePaymentConfigQuery,
  useCreatePaymentIntentMutation,
  useGetPaymentStatementQuery,
  usePaymentWebhookMutation,
  useGetPaymentQuery,
  useGetReceiptQuery,
  useListPayoutsQuery,
  useListBankPayoutsQuery,
  useOpenPayoutDashboardMutation,
  useStartOnboardingMutation,
  useGetPayoutStatementQuery,
} = paymentsEndpoints;

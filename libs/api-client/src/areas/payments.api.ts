import { paymentsEndpoints } from '../generated/payments.gen.js';
import { listOf, tagged } from './tags.js';

export * from '../generated/payments.gen.js';

/** Held money. A payment that ended changes its project, so reading it to its end makes the project stale. */
export const paymentsApi = paymentsEndpoints.enhanceEndpoints({
  endpoints: {
    listPayments: { providesTags: [listOf('Payment')] },
    getPayment: {
      providesTags: (_, __, id) => [tagged('Payment', id)],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          const isUnderWay = data.status === 'requires_payment' || data.status === 'processing';
          // What a bank is told to pay changes the project at once, though it takes days.
          if (isUnderWay && data.method !== 'us_bank_account') return;
          dispatch(
            paymentsApi.util.invalidateTags([
              tagged('Project', data.projectId),
              listOf('Project'),
              listOf('Payment'),
              'Dashboard',
            ]),
          );
        } catch {
          // The screen that asked shows why.
        }
      },
    },
    createPaymentIntent: { invalidatesTags: [listOf('Payment')] },
    listPayouts: { providesTags: [listOf('Payout')] },
    listBankPayouts: { providesTags: [listOf('Payout')] },
  },
});

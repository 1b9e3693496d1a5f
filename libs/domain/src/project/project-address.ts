/** The view of a project in which its bids stand side by side, and the parameter that names it. */
export const BIDS_VIEW = { name: 'view', value: 'bids' } as const;

/** COND-03: where the bids on a project are compared, without the area's prefix. */
export const bidsAddress = (projectId: string): string =>
  `/projects/${encodeURIComponent(projectId)}?${BIDS_VIEW.name}=${BIDS_VIEW.value}`;

/** PAY-04: where what is due of a project is paid, without the area's prefix. */
export const checkoutAddress = (projectId: string): string => `/checkout?projectId=${encodeURIComponent(projectId)}`;

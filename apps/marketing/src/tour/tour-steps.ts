/** The steps of the tour, in the order of the lifecycle of a repair. */
export const TOUR_STEPS = ['report', 'condition', 'bids', 'proof', 'approve', 'released'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

export { ContractorReviews } from './contractor-reviews.js';
export { ProjectReviewsPanel } from './project-reviews-panel.js';

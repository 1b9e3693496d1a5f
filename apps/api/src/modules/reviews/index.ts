export { ReviewEntity } from './review.entity.js';
export { ReviewRelease } from './review-release.js';
export { ReviewsModule } from './reviews.module.js';
export { WriteReviewUseCase } from './write-review.js';

import { ApiProperty } from '@nestjs/swagger';
import { PROJECT_CATEGORIES, REVIEW_LIMITS, REVIEW_SIDES, type ProjectCategory, type ReviewSide } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownCount, ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

const { bodyMax, ratingMax } = REVIEW_LIMITS;

export class ReviewView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: REVIEW_SIDES, description: 'Who wrote it: the client, or the contractor.' })
  side: ReviewSide;

  @ShownPerson({ description: 'A client by first name and last initial.', example: 'Sofia R.' })
  authorName: string;

  @ApiProperty({ enum: PROJECT_CATEGORIES, description: 'The trade of the project.' })
  category: ProjectCategory;

  @ShownCount({ max: ratingMax, example: 5 })
  rating: number;

  @ShownText(bodyMax, 'On time, clean, and the lender took the photos at once.', {
    nullable: true,
    description: 'Null once its author has left.',
  })
  body: string | null;

  @ApiProperty({ format: 'date-time' })
  writtenAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while it is sealed.' })
  publishedAt: string | null;

  @ShownText(bodyMax, 'Thank you. The gutters were a pleasure.', { nullable: true })
  answer: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  @ApiProperty({ description: 'Whether it is the reader’s to answer, once.' })
  canAnswer: boolean;

  @ApiProperty({ description: 'Whether the reader may report it to staff and has not yet.' })
  canReport: boolean;

  @ApiProperty({ description: 'Whether staff have hidden it: only its author and staff still read it.' })
  isHidden: boolean;
}

export class ReviewPage extends PageOf(ReviewView) {}

export class ProjectReviews {
  @ShownList(ReviewView, REVIEW_SIDES.length, { description: 'One’s own, and the other side’s once published.' })
  items: ReviewView[];

  @ApiProperty({ description: 'Whether the reader may write one now.' })
  canWrite: boolean;

  @ApiProperty({ description: 'Whether the other side has written one that is still sealed.' })
  otherIsSealed: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When sealed reviews are published at the latest; null before completion.',
  })
  opensAt: string | null;
}

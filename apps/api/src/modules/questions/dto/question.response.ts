import { ApiProperty } from '@nestjs/swagger';
import { QUESTION_ACTIONS, QUESTION_LIMITS, type QuestionAction } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownChoices, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

export class QuestionView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(QUESTION_LIMITS.bodyMax, 'Is there power at the rear steps?', {
    description: 'Empty once the account of whoever asked is gone.',
  })
  body: string;

  @ApiProperty({ format: 'date-time' })
  askedAt: string;

  @ShownPerson({ nullable: true, description: 'For the client, staff and whoever asked; null for other bidders.' })
  askerName: string | null;

  @ApiProperty()
  isMine: boolean;

  @ShownText(QUESTION_LIMITS.answerMax, 'Yes, an outlet beside the door.', { nullable: true })
  answer: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  @ApiProperty({ description: 'Whether staff have hidden it: only whoever asked it and staff still read it.' })
  isHidden: boolean;

  @ShownChoices(QUESTION_ACTIONS, { description: 'What the reader may do with it now.' })
  actions: QuestionAction[];
}

export class QuestionPage extends PageOf(QuestionView) {}

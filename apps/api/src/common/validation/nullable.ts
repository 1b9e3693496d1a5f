import { ApiPropertyOptional } from '@nestjs/swagger';

/** Documents what an optional answer accepts anyway: null leaves it out, and clears it in an edit. */
export const Nullable = (): PropertyDecorator => ApiPropertyOptional({ nullable: true });

import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { domainErrorOf } from '../../../common/errors/error-code-of.js';
import { refuse } from './acks.js';

/** Where the arguments of an event's handler have the function that answers it, if the client wants an answer. */
const ACK = 2;

/**
 * Answers an event that failed with why. A refusal is no fault of ours: one for want of the database is one line, and no
 * flood of them fills the log with where in the code each was noticed.
 */
@Catch()
export class RefusedEvents implements ExceptionFilter {
  private readonly logger = new Logger(RefusedEvents.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const { code } = domainErrorOf(thrown);
    if (code === 'server.unexpected') this.logger.error(thrown);
    else if (code === 'server.unavailable') this.logger.warn(`an event was sent away: ${String(thrown)}`);
    const ack: unknown = host.getArgByIndex(ACK);
    if (typeof ack === 'function') ack(refuse(code));
  }
}

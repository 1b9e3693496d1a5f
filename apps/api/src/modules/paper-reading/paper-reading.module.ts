import { Module } from '@nestjs/common';
import { PaperReader } from './paper-reader.js';
import { ReadingQueue } from './process/reading-queue.js';

@Module({
  providers: [{ provide: ReadingQueue, useFactory: () => new ReadingQueue() }, PaperReader],
  exports: [PaperReader],
})
export class PaperReadingModule {}

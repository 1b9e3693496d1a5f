import { Module } from '@nestjs/common';
import { PaperReader } from './paper-reader.js';

@Module({ providers: [PaperReader], exports: [PaperReader] })
export class PaperReadingModule {}

import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { FILE_LIMITS } from '@cw/domain';
import { diskStorage } from 'multer';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { newId } from '../ids.js';
import { DocumentSafety } from '../document-safety/document-safety.js';
import { countedBody } from './body-bound.js';
import { HeicDecoder } from '../heic/heic-decoder.js';
import { FileErasure } from './file-erasure.js';
import { FileStorage } from './file-storage.js';
import { ImagePipeline } from './image-pipeline.js';
import { KeptFiles } from './kept-files.js';
import { IncomingFolder, incomingFolder } from './incoming-folder.js';
import { OrphanFiles } from './orphan-files.js';
import { Quarantine } from './quarantine.js';
import { StorageMarker } from './storage-marker.js';
import { StorageWatch } from './storage-watch.js';
import { SweepAlarm } from './sweep-alarm.js';
import { SweptFolders } from './swept-folders.js';

const MAX_FIELDS = 4;
const MAX_FIELD_BYTES = 1024;

const formOptions = (config: AppConfig) => ({
  storage: diskStorage({
    destination: incomingFolder(config),
    filename: (_request, _file, done) => done(null, newId()),
  }),
  limits: {
    files: 1,
    fileSize: FILE_LIMITS.appraisalMaxBytes,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    parts: MAX_FIELDS + 1,
  },
  defParamCharset: 'utf8',
  streamHandler: countedBody,
});

/** Uploads stream to the disk, one file a request, bounded before a byte of them is looked at. */
@Module({
  imports: [
    MulterModule.registerAsync({
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig) => formOptions(config),
    }),
  ],
  providers: [
    DocumentSafety,
    FileErasure,
    FileStorage,
    HeicDecoder,
    ImagePipeline,
    IncomingFolder,
    KeptFiles,
    OrphanFiles,
    Quarantine,
    StorageMarker,
    StorageWatch,
    SweepAlarm,
    SweptFolders,
  ],
  exports: [
    DocumentSafety,
    FileErasure,
    FileStorage,
    ImagePipeline,
    KeptFiles,
    MulterModule,
    OrphanFiles,
    Quarantine,
    StorageMarker,
    StorageWatch,
    SweptFolders,
  ],
})
export class StorageModule {}

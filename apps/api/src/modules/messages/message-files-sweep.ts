import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { OrphanFiles } from '../../common/storage/orphan-files.js';
import { SweptFolders, type Swept } from '../../common/storage/swept-folders.js';
import { MESSAGE_FILES_FOLDER } from './message-files.js';
import { MessageRepository } from './message.repository.js';

/** Takes away the files of messages that got no row. */
@Injectable()
export class MessageFilesSweep implements OnModuleInit {
  private readonly swept: Swept = {
    folders: [MESSAGE_FILES_FOLDER],
    known: (ids) => this.messages.knownFiles(ids),
  };

  constructor(
    private readonly jobs: Jobs,
    private readonly orphans: OrphanFiles,
    private readonly messages: MessageRepository,
    private readonly folders: SweptFolders,
  ) {}

  onModuleInit(): void {
    this.folders.add(this.swept);
    this.jobs.define('messages.sweep-orphans', () => this.sweep(), { cron: '43 3 * * *' });
  }

  sweep(): Promise<void> {
    return this.orphans.sweep(this.swept);
  }
}

import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { CsvExport } from '../../common/grid/csv-export.js';
import { AuditEntries, toAuditEntry, type AuditSearch } from './audit-entries.js';

const COLUMNS = [
  ...['sequence', 'at', 'action', 'actor_id', 'actor', 'subject_type', 'subject_id', 'subject', 'reason'],
  ...['before', 'after'],
];

/** ADM-01: the entries that the filters leave, as a file. */
@Injectable()
export class AuditCsv {
  constructor(
    private readonly csv: CsvExport,
    private readonly entries: AuditEntries,
  ) {}

  send(actor: Actor, search: AuditSearch, response: Response): Promise<StreamableFile> {
    const { action = null, actorId = null, subjectId = null, since = null, until = null } = search;
    return this.csv.send(
      actor,
      {
        list: 'audit',
        filters: { action, actorId, subjectId, since, until },
        columns: COLUMNS,
        read: (place, limit) => this.entries.batch(search, place, limit),
        cells: (row) => {
          const {
            sequence,
            at,
            action: act,
            actorName,
            subjectType,
            subjectName,
            request,
            reason,
            before,
            after,
          } = toAuditEntry(row);
          return [
            ...[
              sequence,
              at,
              act,
              row.actorId,
              actorName,
              subjectType,
              row.subjectId,
              subjectName ?? request?.reference ?? null,
              reason,
            ],
            ...[factsOf(before), factsOf(after)],
          ];
        },
      },
      response,
    );
  }
}

const factsOf = (facts: object | null): string | null => (facts === null ? null : JSON.stringify(facts));

import type { FileView } from '../dto/file.response.js';
import type { ProjectFileEntity } from './project-file.entity.js';

const urlOf = (id: string): string => `/api/files/${id}`;

export const thumbnailUrlOf = (file: Pick<ProjectFileEntity, 'id' | 'thumbnailKey'>): string | null =>
  file.thumbnailKey === null ? null : `${urlOf(file.id)}?size=thumbnail`;

/** Never the storage's own keys. */
export const toFileView = (file: ProjectFileEntity): FileView => ({
  id: file.id,
  kind: file.kind,
  name: file.name,
  contentType: file.contentType,
  bytes: file.bytes,
  width: file.width,
  height: file.height,
  conditionId: file.conditionId,
  disputeId: file.disputeId,
  createdAt: file.createdAt.toISOString(),
  url: urlOf(file.id),
  thumbnailUrl: thumbnailUrlOf(file),
  uploadedById: file.uploadedById,
});

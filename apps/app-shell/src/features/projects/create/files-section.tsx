import { FILE_LIMITS, maxBytesOf, TYPES_OF_KIND } from '@cw/domain';
import { FileDrop } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FormSection } from '../../../forms/form-section.js';
import type { Uploads } from './use-uploads.js';

export interface FilesSectionProps {
  readonly uploads: Uploads;
  /** A draft came back without the files that it had. */
  readonly missing: boolean;
}

/** PROJ-08: the photos and the report; they are sent once the project exists. */
export function FilesSection({ uploads, missing }: FilesSectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const reminder = missing && uploads.isRead && uploads.items.length === 0;
  return (
    <FormSection title={formatMessage({ id: 'projects.create.section_files' })}>
      <FileDrop
        name="files"
        label={formatMessage({ id: 'projects.field.files' })}
        hint={formatMessage({ id: reminder ? 'projects.create.files_not_kept' : 'projects.create.files_who_sees' })}
        items={uploads.items}
        accept={TYPES_OF_KIND.document}
        maxBytes={maxBytesOf('photo')}
        maxPaperBytes={maxBytesOf('document')}
        maxFiles={FILE_LIMITS.perProject}
        onAdd={uploads.add}
        onRemove={uploads.remove}
        optional
      />
    </FormSection>
  );
}

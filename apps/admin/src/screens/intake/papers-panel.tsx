import type { IntakeDetail, IntakeRepairView } from '@cw/api-client';
import { documentAddresses } from '@cw/domain';
import { Button, DocumentLink, FileIcon, PaperDialog, Panel, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntakeProps } from './intake-props.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 1),
    alignItems: 'center',
    padding: theme.spacing(0.5, 0),
  },
  '& a': { overflowWrap: 'anywhere' },
  '& .name': { flex: 1, minWidth: '12rem', overflowWrap: 'anywhere' },
}));

type File = IntakeDetail['files'][number];

interface Opened {
  readonly file: File;
  readonly page: number;
}

const DRAWN = /^(?:application\/pdf|image\/(?:jpeg|png|webp))$/;

/** Pages that a repair came from, each once, with the first of its repairs. */
function placesOf(repairs: readonly IntakeRepairView[]): readonly [page: number, repair: IntakeRepairView][] {
  const places = new Map<number, IntakeRepairView>();
  for (const repair of repairs) if (repair.page !== null && !places.has(repair.page)) places.set(repair.page, repair);
  return [...places].toSorted(([one], [other]) => one - other);
}

interface PaperProps extends IntakeProps {
  readonly file: File;
  readonly onOpen: (opened: Opened) => void;
}

function Paper({ intake, file, onOpen }: PaperProps): ReactElement {
  const { formatMessage } = useIntl();
  const isReport = file.contentType === 'application/pdf';
  return (
    <li>
      <FileIcon />
      <DocumentLink className="name" href={documentAddresses.requestFile(intake.id, file.id)}>
        {file.name}
      </DocumentLink>
      {DRAWN.test(file.contentType) ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={formatMessage({ id: 'triage.paper.look_named' }, { name: file.name })}
          onClick={() => onOpen({ file, page: 1 })}
        >
          <FormattedMessage id="triage.paper.look" />
        </Button>
      ) : null}
      {isReport && intake.files.filter(({ contentType }) => contentType === file.contentType).length === 1
        ? placesOf(intake.repairList).map(([page, { title, category }]) => (
            <Button
              key={page}
              size="small"
              variant="quiet"
              title={title ?? formatMessage({ id: `intake.category.${category}` })}
              onClick={() => onOpen({ file, page })}
            >
              <FormattedMessage id="triage.paper.page" values={{ page }} />
            </Button>
          ))
        : null}
    </li>
  );
}

/** What was sent along and, once work came of the request, what the closing is told. */
export function PapersPanel({ intake }: IntakeProps): ReactElement {
  const { id, files, projects } = intake;
  const [opened, setOpened] = useState<Opened>();
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'triage.papers' })}>
      {files.length === 0 ? (
        <p>
          <FormattedMessage id="triage.no_papers" />
        </p>
      ) : (
        <List>
          {files.map((file) => (
            <Paper key={file.id} {...{ intake, file }} onOpen={setOpened} />
          ))}
        </List>
      )}
      {projects.length === 0 ? null : (
        <List>
          <li>
            <FileIcon />
            <DocumentLink href={documentAddresses.requestStatement(id)}>
              <FormattedMessage id="triage.statement" />
            </DocumentLink>
          </li>
        </List>
      )}
      {opened === undefined ? null : (
        <PaperDialog
          paper={{
            name: opened.file.name,
            contentType: opened.file.contentType,
            file: documentAddresses.requestFile(id, opened.file.id),
          }}
          page={opened.page}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}

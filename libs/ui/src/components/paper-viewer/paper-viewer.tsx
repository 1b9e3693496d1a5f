import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '../../icons/index.js';
import { Banner } from '../banner/banner.js';
import { DialogTitle } from '../dialog-title/dialog-title.js';
import { DocumentLink } from '../link/document-link.js';
import { LoadingState } from '../loading/loading-state.js';
import { Skeleton } from '../loading/skeleton.js';
import { Dialog } from '../sheet/sheet.js';
import type { PaperFile } from './open-paper.js';
import { PaperControls } from './paper-controls.js';
import type { PaperFault } from './paper-document.js';
import { PaperPages, type PaperPagesHandle } from './paper-pages.js';
import { usePaper, type OpenedPaper } from './use-paper.js';
import { usePaperView, type PaperView } from './use-paper-view.js';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: 'min(85vh, 60rem)',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&.whole': { height: '100%', border: 0 },
}));

const Unopened = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > .blank': { padding: theme.spacing(2) },
}));

/** Why nothing is drawn, and the way to look at it all the same. */
function Failed({ paper, fault }: { readonly paper: PaperFile; readonly fault: PaperFault }): ReactElement {
  const isServed = typeof paper.file === 'string';
  return (
    <Banner
      kind="sent_back"
      role="status"
      action={
        typeof paper.file === 'string' ? (
          <DocumentLink href={paper.file}>
            <FormattedMessage id="ui.paper.download" values={{ name: paper.name }} />
          </DocumentLink>
        ) : undefined
      }
    >
      <FormattedMessage
        id={fault === 'locked' ? 'ui.paper.locked' : isServed ? 'ui.paper.failed' : 'ui.paper.failed_here'}
      />
    </Banner>
  );
}

interface OpenProps {
  readonly paper: PaperFile;
  readonly opened: Extract<OpenedPaper, { readonly phase: 'open' }>;
  readonly view: PaperView;
  readonly whole: boolean;
  /** Its pages are drawn elsewhere; its controls stay, and get the focus back from there. */
  readonly isElsewhere?: boolean;
  readonly onEnlarge: (() => void) | undefined;
}

function Open({ paper, opened, view, whole, isElsewhere = false, onEnlarge }: OpenProps): ReactElement {
  const pages = useRef<PaperPagesHandle>(null);
  const { document, firstSize } = opened;
  return (
    <Frame className={whole ? 'whole' : ''}>
      <PaperControls
        {...{ paper, view, onEnlarge }}
        count={document.count}
        goTo={(page) => pages.current?.goTo(page)}
      />
      {isElsewhere ? null : <PaperPages ref={pages} label={paper.name} {...{ document, firstSize, view }} />}
    </Frame>
  );
}

/** The whole window for one paper. */
function Whole({ title, onClose, children }: { title: string; onClose: () => void; children: ReactElement }) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle
        id={titleId}
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 1 }}
      >
        <span style={{ overflowWrap: 'anywhere' }}>{title}</span>
        <IconButton edge="end" aria-label={formatMessage({ id: 'ui.paper.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <div style={{ flex: 1, minHeight: 0 }}>{children}</div>
    </Dialog>
  );
}

export interface PaperViewerProps {
  readonly paper: PaperFile;
  /** Where to begin; 1 unless told. */
  readonly page?: number;
}

interface DrawnProps extends PaperViewerProps {
  readonly whole: boolean;
}

/** What there is to see of a paper just now. */
function Drawn({ paper, page = 1, whole }: DrawnProps): ReactElement {
  const { formatMessage } = useIntl();
  const opened = usePaper(paper);
  const view = usePaperView(page);
  const [isLarge, setLarge] = useState(false);
  if (opened.phase === 'failed') return <Failed paper={paper} fault={opened.fault} />;
  if (opened.phase === 'loading') {
    return (
      <Unopened>
        <LoadingState text={formatMessage({ id: 'ui.paper.loading' })}>
          <div className="blank">
            <Skeleton height="20rem" />
          </div>
        </LoadingState>
      </Unopened>
    );
  }
  const open = { paper, opened, view };
  return (
    <>
      <Open {...open} whole={whole} isElsewhere={isLarge} onEnlarge={whole ? undefined : () => setLarge(true)} />
      {isLarge ? (
        <Whole title={paper.name} onClose={() => setLarge(false)}>
          <Open {...open} whole onEnlarge={undefined} />
        </Whole>
      ) : null}
    </>
  );
}

/**
 * A paper as it is: a PDF, or a photograph of one, drawn on the page. It fetches its file by itself, as a picture does; another
 * paper, or another page to begin at, begins anew.
 */
export function PaperViewer({ paper, page = 1 }: PaperViewerProps): ReactElement {
  return <Drawn key={page} paper={paper} page={page} whole={false} />;
}

export interface PaperDialogProps extends PaperViewerProps {
  readonly onClose: () => void;
}

/** The same in the whole window, for where there is no room beside. */
export function PaperDialog({ paper, page = 1, onClose }: PaperDialogProps): ReactElement {
  return (
    <Whole title={paper.name} onClose={onClose}>
      <Drawn paper={paper} page={page} whole />
    </Whole>
  );
}

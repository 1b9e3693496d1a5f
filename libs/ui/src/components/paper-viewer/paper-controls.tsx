import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@cw/i18n';
import { ChevronDownIcon, ChevronUpIcon, DownloadIcon, PlusIcon } from '../../icons/index.js';
import { EnlargeIcon, FitWidthIcon, MinusIcon, TurnIcon } from './paper-icons.js';
import type { PaperFile } from './open-paper.js';
import type { PaperView } from './use-paper-view.js';

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  padding: theme.spacing(0.25, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', alignItems: 'center' },
  '& > .pages': { marginRight: 'auto' },
  '& .told': { minWidth: '3.25rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [aria-pressed="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '& [aria-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '@media (forced-colors: active)': { '& [aria-pressed="true"]': { outline: '2px solid Highlight' } },
}));

interface ActProps {
  readonly id: MessageId;
  readonly onAct: (() => void) | undefined;
  /** Of one that chooses something: whether it is chosen already. */
  readonly isChosen?: boolean;
  readonly children: ReactNode;
}

/** At the last page or the largest size it keeps the focus, so that a keyboard is not sent back to the top. */
function Act({ id, onAct, isChosen, children }: ActProps): ReactElement {
  const label = useIntl().formatMessage({ id });
  return (
    <IconButton
      {...{ 'aria-label': label, 'aria-pressed': isChosen, title: label, onClick: onAct }}
      {...(onAct === undefined && { 'aria-disabled': true })}
    >
      {children}
    </IconButton>
  );
}

export interface PaperControlsProps {
  readonly paper: PaperFile;
  readonly count: number;
  readonly view: PaperView;
  readonly goTo: (page: number) => void;
  readonly onEnlarge: (() => void) | undefined;
}

/** Which page, how large, which way up. */
export function PaperControls({ paper, count, view, goTo, onEnlarge }: PaperControlsProps): ReactElement {
  const { formatMessage, formatNumber } = useIntl();
  const { page, zoom, larger, smaller, fit, isFit, turnRight } = view;
  const download = formatMessage({ id: 'ui.paper.download' }, { name: paper.name });
  return (
    <Bar role="group" aria-label={formatMessage({ id: 'ui.paper.controls' })}>
      <div className="pages">
        {count === 1 ? null : (
          <>
            <Act id="ui.paper.previous" onAct={page > 1 ? () => goTo(page - 1) : undefined}>
              <ChevronUpIcon />
            </Act>
            <Act id="ui.paper.next" onAct={page < count ? () => goTo(page + 1) : undefined}>
              <ChevronDownIcon />
            </Act>
          </>
        )}
        <span className="told" aria-live="polite">
          {formatMessage({ id: 'ui.paper.page' }, { page, count })}
        </span>
      </div>
      <div>
        <Act id="ui.paper.smaller" onAct={smaller}>
          <MinusIcon />
        </Act>
        <span className="told" aria-live="polite">
          {formatNumber(zoom, { style: 'percent' })}
        </span>
        <Act id="ui.paper.larger" onAct={larger}>
          <PlusIcon />
        </Act>
        <Act id="ui.paper.fit" onAct={fit} isChosen={isFit}>
          <FitWidthIcon />
        </Act>
        <Act id="ui.paper.turn" onAct={turnRight}>
          <TurnIcon />
        </Act>
        {onEnlarge === undefined ? null : (
          <Act id="ui.paper.enlarge" onAct={onEnlarge}>
            <EnlargeIcon />
          </Act>
        )}
        {typeof paper.file === 'string' ? (
          <IconButton component="a" href={paper.file} download={paper.name} aria-label={download} title={download}>
            <DownloadIcon />
          </IconButton>
        ) : null}
      </div>
    </Bar>
  );
}

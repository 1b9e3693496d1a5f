import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ownProps } from '../../theme/own-props.js';

const Bar = styled('div')({ display: 'flex', gap: 3, margin: '0.75rem 0 1rem' });

const Part = styled(
  'i',
  ownProps('place'),
)<{ place: 'done' | 'now' | 'next' }>(({ theme, place }) => {
  const { primary, sunk, lineStrong } = theme.vars.palette;
  return {
    flex: 1,
    height: 8,
    background: {
      done: primary.main,
      now: `linear-gradient(90deg, ${primary.main} 50%, ${sunk} 50%)`,
      next: `linear-gradient(${lineStrong}, ${lineStrong}) 0 0 / 1px 8px no-repeat, ${sunk}`,
    }[place],
    ...(place === 'now' && { outline: `2px solid ${primary.main}`, outlineOffset: 2 }),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  };
});

const Words = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

export interface StepBarProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
}

/** "Step 4 of 7" in words, with a ruled bar. */
export function StepBar({ step, of }: StepBarProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Bar aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          <Part key={index} place={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'next'} />
        ))}
      </Bar>
      <Words>{formatMessage({ id: 'ui.step_bar.text' }, { step, of })}</Words>
    </div>
  );
}

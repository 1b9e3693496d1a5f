import { styled } from '@cw/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

/** White around the code, in its own modules, without which no camera finds it. */
const QUIET_ZONE = 4;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** The library comes only to those who set up a second factor. */
async function drawCode(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cells = Array.from(modules.data).flatMap((dark, at) =>
    dark === 0 ? [] : [`M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`],
  );
  return { size: modules.size, path: cells.join('') };
}

// Cameras want dark on light, whatever the page's own colors are.
const Sheet = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 'min(100%, 13rem)',
  aspectRatio: '1',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 5,
  forcedColorAdjust: 'none',
  '& .ground': { fill: 'white' },
  '& .code': { fill: 'black' },
}));

export interface QrCodeProps {
  readonly text: string;
}

/** A code for a phone's camera; what it says stands beside it in letters. */
export function QrCode({ text }: QrCodeProps): ReactElement {
  const { formatMessage } = useIntl();
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    let isCurrent = true;
    drawCode(text)
      .then((drawn) => {
        if (isCurrent) setDrawing(drawn);
      })
      // The key in letters serves as well.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text]);

  const size = (drawing?.size ?? 0) + 2 * QUIET_ZONE;
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`;
  return (
    <Sheet viewBox={box} role="img" aria-label={formatMessage({ id: 'auth.totp.qr' })} shapeRendering="crispEdges">
      <rect className="ground" x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} />
      {drawing === undefined ? null : <path className="code" d={drawing.path} />}
    </Sheet>
  );
}

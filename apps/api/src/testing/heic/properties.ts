import { box, fullBox, text, u16, u32, u8 } from './boxes.js';
import type { CodedPicture } from './hevc.js';
import type { ItemProperty } from './heif-file.js';

/** How large an item says that it is. */
export const sized = (width: number, height: number): ItemProperty => ({
  bytes: fullBox('ispe', 0, u32(width, height)),
});

export const coded = ({ settings }: CodedPicture): ItemProperty => ({ bytes: settings, isEssential: true });

/** Turned to the left by so many quarters. */
export const turned = (quarters: number): ItemProperty => ({ bytes: box('irot', u8(quarters)), isEssential: true });

/** Mirrored, top for bottom or left for right. */
export const mirrored = (axis: 'top-bottom' | 'left-right'): ItemProperty => ({
  bytes: box('imir', u8(axis === 'left-right' ? 1 : 0)),
  isEssential: true,
});

export const withProfile = (icc: Buffer): ItemProperty => ({ bytes: box('colr', text('prof'), icc) });

/** Colors by the codes of ISO/IEC 23091-2: primaries, transfer and matrix; of full range. */
export const colored = (primaries: number, transfer: number, matrix = 6): ItemProperty => ({
  bytes: box('colr', text('nclx'), u16(primaries, transfer, matrix), u8(0x80)),
});

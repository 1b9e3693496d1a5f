export * from './interface-icons.js';
export * from './trade-icons.js';
export * from './glyphs/state-glyphs.js';
export type { IconComponent, IconProps } from './stroke-icon.js';
export type { GlyphComponent, GlyphProps } from './glyphs/glyph.js';

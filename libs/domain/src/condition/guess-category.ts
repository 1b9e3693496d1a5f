import type { ProjectCategory } from '../project/project.js';

/**
 * Beginnings of words that tell a trade, in both languages, lower case and without accents. The most telling come
 * first in nobody's favor: every hit counts one, and a longer beginning counts as more sure.
 */
const STEMS: Readonly<Record<Exclude<ProjectCategory, 'other'>, readonly string[]>> = {
  electrical: [
    'electric',
    'gfci',
    'afci',
    'outlet',
    'wiring',
    'breaker',
    'junction box',
    'cableado',
    'tomacorriente',
    'interruptor',
    'enchufe',
  ],
  plumbing: [
    'plumb',
    'faucet',
    'toilet',
    'water heater',
    'sewer',
    'septic',
    'drain',
    'pipe',
    'leak under',
    'sink',
    'plomer',
    'grifo',
    'inodoro',
    'calentador de agua',
    'tuber',
    'fregadero',
    'desague',
    'septic',
    'valvula',
  ],
  roofing: [
    'roof',
    'shingle',
    'gutter',
    'flashing',
    'chimney',
    'downspout',
    'techo',
    'teja',
    'canalet',
    'tapajunt',
    'bajante',
    'chimenea',
  ],
  flooring: ['floor', 'carpet', 'subfloor', 'hardwood', 'piso', 'alfombra', 'duela', 'contrapiso'],
  painting: ['paint', 'repaint', 'primer', 'stain', 'pintur', 'pintar', 'repint', 'descascar'],
  drywall: ['drywall', 'sheetrock', 'plaster', 'ceiling hole', 'hole in wall', 'tablaroca', 'yeso', 'panel de yeso'],
  windows: ['window', 'glass', 'glaz', 'sash', 'ventana', 'vidrio', 'cristal'],
  doors: ['door', 'garage door', 'threshold', 'puerta', 'umbral', 'cochera'],
  hvac: [
    'hvac',
    'furnace',
    'air condition',
    'heat pump',
    'duct',
    'thermostat',
    'heating',
    'calefac',
    'aire acondicionado',
    'caldera',
    'ducto',
    'termostato',
  ],
  landscaping: [
    'landscap',
    'grading',
    'tree',
    'shrub',
    'yard',
    'soil',
    'retaining wall',
    'jardin',
    'arbol',
    'arbust',
    'terreno',
    'nivela',
    'patio',
  ],
};

/** What belongs to none of the trades, as the templates have it; a trade that is named as well goes first. */
const OTHER_STEMS = ['handrail', 'hand rail', 'guardrail', 'guard rail', 'pasamano', 'barandal', 'barandilla'];

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** How surely the text speaks of it: the letters of the stems that begin one of its words. */
const weigh = (text: string, stems: readonly string[]): number =>
  stems.reduce((sum, stem) => sum + (text.includes(` ${stem}`) ? stem.length : 0), 0);

/** The trade that a line of a report seems to speak of; undefined when it says nothing or as much of two. */
export function guessCategory(line: string): ProjectCategory | undefined {
  const text = ` ${plain(line).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  let best: { readonly category: ProjectCategory; readonly weight: number } | undefined;
  let isTie = false;
  for (const category of Object.keys(STEMS) as (keyof typeof STEMS)[]) {
    const weight = weigh(text, STEMS[category]);
    if (weight === 0) continue;
    isTie = weight === best?.weight;
    if (best === undefined || weight > best.weight) best = { category, weight };
  }
  if (best === undefined) return weigh(text, OTHER_STEMS) > 0 ? 'other' : undefined;
  return isTie ? undefined : best.category;
}

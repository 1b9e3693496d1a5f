/**
 * Bundled with every consumer in a chunk of its own, downloaded only when the container cannot be had.
 * @type {Readonly<Record<string, () => Promise<unknown>>>}
 */
export const localCopies = {
  cw_ui: () => import('../../../libs/ui/src/index.js'),
  cw_domain: () => import('../../../libs/domain/src/index.js'),
};

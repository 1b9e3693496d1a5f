/** Bundled with every consumer in a chunk of its own, downloaded only when the container cannot be had. */
export const localCopies: Readonly<Record<string, () => Promise<unknown>>> = {
  cw_ui: () => import('../../../libs/ui/src/index.js'),
  cw_domain: () => import('../../../libs/domain/src/index.js'),
};

/** The containers of a form that the workspace draws: each manifest names the files to ask for. As in `tools/rspack/remotes.mjs`. */
export const FORM_MANIFESTS = [
  '/app/remotes/mf-manifest.json',
  '/remotes/ui/mf-manifest.json',
  '/remotes/domain/mf-manifest.json',
] as const;

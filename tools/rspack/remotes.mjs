/** The federated containers: the package name that hosts import, the container's name, and its manifest. */
export const REMOTES = {
  ui: { specifier: '@cw/ui', name: 'cw_ui', manifest: '/remotes/ui/mf-manifest.json' },
  domain: { specifier: '@cw/domain', name: 'cw_domain', manifest: '/remotes/domain/mf-manifest.json' },
  workspace: { specifier: '@cw/workspace', name: 'cw_workspace', manifest: '/app/remotes/mf-manifest.json' },
};

/** The `remotes` option for the containers that a build consumes. */
export const remotesOption = (names) =>
  Object.fromEntries(names.map((key) => [REMOTES[key].specifier, `${REMOTES[key].name}@${REMOTES[key].manifest}`]));

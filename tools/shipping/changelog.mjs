const UNRELEASED = /^## Unreleased\n(?<body>[\s\S]*?)(?=^## |(?![\s\S]))/m;

/**
 * The changelog in which what was unreleased stands under a version, and what then stands there.
 * @param {string} changelog
 * @param {{ version: string, date: string }} release
 * @returns {{ changelog: string, notes: string }}
 */
export function releaseNotes(changelog, { version, date }) {
  const found = UNRELEASED.exec(changelog);
  const notes = found?.groups?.body?.trim() ?? '';
  if (!found || notes === '') throw new Error('CHANGELOG.md has nothing under "## Unreleased".');
  const rest = changelog.slice(found.index + found[0].length);
  const parts = [`${changelog.slice(0, found.index)}## Unreleased`, `## ${version} - ${date}`, notes];
  return { changelog: `${parts.join('\n\n')}\n${rest === '' ? '' : `\n${rest}`}`, notes };
}

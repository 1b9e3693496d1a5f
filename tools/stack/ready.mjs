/**
 * What somebody reads who has just started the product.
 * @param {{ config: import('../config/read.mjs').Config, mailUrl: string | null, demoLogins: string }} stack
 * @param {number} seconds
 * @returns {string}
 */
export function readyBlock({ config, mailUrl, demoLogins }, seconds) {
  const { publicUrl, port } = config;
  const local = `http://localhost:${port}`;
  const addresses = [
    ['Website', `${local}/`],
    ['App', `${local}/app/`, `http://app.localhost:${port}/`],
    ['Staff', `${local}/admin/`, `http://admin.localhost:${port}/`],
    ['API reference', `${local}/api/docs`],
    ...(mailUrl ? [['Mail inbox', mailUrl]] : []),
    ...(publicUrl === local ? [] : [['Public address', publicUrl]]),
  ];
  const lines = addresses.map(([title = '', ...urls]) => `  ${title.padEnd(16)}${urls.join('   ')}`);
  const logins = demoLogins
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [
    '',
    `Ready in ${seconds.toFixed(1)} s: ${publicUrl}`,
    '',
    ...lines,
    ...(logins.length > 0 ? ['', '  Demo logins', ...logins.map((line) => `    ${line}`)] : []),
    '',
    `  Data and logs   ${config.dataDir}`,
    '  Stop            Ctrl-C',
    '',
  ].join('\n');
}

import { LOCAL_HOST } from '../config/kinds.mjs';
import { networkAddresses } from './addresses.mjs';

/**
 * What somebody reads who has just started the product.
 * @param {{ config: import('../config/read.mjs').Config, mailUrl: string | null, demoLogins: string }} stack
 * @param {number} seconds
 * @returns {string}
 */
export function readyBlock({ config, mailUrl, demoLogins }, seconds) {
  const { publicUrl, port, host } = config;
  const local = `http://localhost:${port}`;
  const nearby = networkAddresses(host).map((address) => `http://${inUrl(address)}:${port}/`);
  const addresses = [
    ['Website', `${local}/`],
    ['App', `${local}/app/`, `http://app.localhost:${port}/`],
    ['Staff', `${local}/admin/`, `http://admin.localhost:${port}/`],
    ['API reference', `${local}/api/docs`],
    ...(mailUrl ? [['Mail inbox', mailUrl]] : []),
    ...(nearby.length > 0 ? [['In your network', ...nearby]] : []),
    ...(publicUrl === local ? [] : [['Public address', publicUrl]]),
  ];
  const lines = addresses.map(([title = '', ...urls]) => `  ${title.padEnd(16)}${urls.join('   ')}`);
  const logins = demoLogins
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const advice = adviceOn(config);
  return [
    '',
    `Ready in ${seconds.toFixed(1)} s: ${publicUrl}`,
    '',
    ...lines,
    ...(logins.length > 0 ? ['', '  Demo logins', ...logins.map((line) => `    ${line}`)] : []),
    ...(advice.length > 0 ? ['', ...advice.map((line) => `  ! ${line}`)] : []),
    '',
    `  Data and logs   ${config.dataDir}`,
    '  Stop            Ctrl-C',
    '',
  ].join('\n');
}

/** @param {string} address */
const inUrl = (address) => (address.includes(':') ? `[${address}]` : address);

/**
 * Settings that may each be meant, and do not work as they stand without something outside.
 * @param {import('../config/read.mjs').Config} config
 * @returns {string[]}
 */
function adviceOn({ publicUrl, host, port, trustedProxies }) {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:')
    return trustedProxies.length > 0
      ? []
      : ['TRUST_PROXY names no proxy: whoever comes through yours is counted as one address, that of the proxy.'];
  if (LOCAL_HOST.test(hostname) || networkAddresses(host).length > 0) return [];
  return [`${publicUrl} is open to this machine alone. For a phone: HOST=0.0.0.0 PORT=${port} npm start.`];
}

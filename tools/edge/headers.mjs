import { BELOW_FLOOR_HASH } from '../browsers/below-floor.mjs';
import { ASK_EARLY_HASH } from '../browsers/ask-early.mjs';

/** Emotion's production style elements are empty when they are inserted and are filled by script: the empty text's hash. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';
const YEAR_SECONDS = 31_536_000;

/**
 * Hashes of what a prerendered page carries inline.
 * @typedef {{ styles?: readonly string[], styleAttrs?: readonly string[] }} PageHashes
 */

/**
 * The policy of a page. With real Stripe keys it names Stripe's hosts, and otherwise no other host at all.
 * @param {PageHashes} hashes
 * @param {{ stripe: boolean }} options
 * @returns {string}
 */
export function contentSecurityPolicy({ styles = [], styleAttrs = [] }, { stripe }) {
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", quote(BELOW_FLOOR_HASH), quote(ASK_EARLY_HASH), stripe && STRIPE_SCRIPTS],
    ["style-src 'self'", ...[EMPTY_STYLE, ...styles].map(quote)],
    styleAttrs.length > 0 ? ["style-src-attr 'unsafe-hashes'", ...styleAttrs.map(quote)] : ["style-src-attr 'none'"],
    ["connect-src 'self'", stripe && 'https://api.stripe.com'],
    stripe ? [`frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com`] : [],
    ["img-src 'self' data: blob:"],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    ["font-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
  ];
  return directives
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.filter(Boolean).join(' '))
    .join('; ');
}

/**
 * The policy of the worker that reads strangers' PDFs: it is handed the bytes, reaches nobody, and may run only
 * what is ours and the decoders that it is given.
 */
const PAPER_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

const PAPER_WORKER = /(?:^|\/)pdf\.worker\.[^/]*\.mjs$/;

/** The policy of the service workers: they ask nobody but us. */
const SERVICE_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const POLICY_OF_WORKER = [
  { name: PAPER_WORKER, policy: PAPER_WORKER_POLICY },
  { name: /(?:^|\/)(?:service|intake)-worker\.js$/, policy: SERVICE_WORKER_POLICY },
];

/**
 * A worker has the policy that its own file came with, not that of the page that began it.
 * @param {string} name
 */
export const workerPolicy = (name) => POLICY_OF_WORKER.find((worker) => worker.name.test(name))?.policy;

const INTAKE_WORKER = /(?:^|\/)intake-worker\.js$/;

/**
 * Where a worker may work beside its own folder: that of the public request form is registered for that form's two addresses.
 * @param {string} name
 */
export const workerScope = (name) => (INTAKE_WORKER.test(name) ? '/' : undefined);

/**
 * What every answer of the edge's own carries.
 * @param {{ stripe: boolean, https: boolean }} options
 * @returns {Record<string, string>}
 */
export function commonHeaders({ stripe, https }) {
  const payment = stripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(), usb=(), ${payment}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/** @param {string} hash */
function quote(hash) {
  return `'${hash}'`;
}

import { createHash } from 'node:crypto';

const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const decode = (attribute) => attribute.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity]);

/** What a stored page carries inline, as the content security policy names it. */
export function pageHashes({ body, styles }) {
  const attributes = new Set([...body.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) => decode(value)));
  return { styles: styles.map(({ css }) => sha256(css)), styleAttrs: [...attributes].map(sha256) };
}

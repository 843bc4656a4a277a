import { createHash, randomBytes } from 'node:crypto';

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** In development, updated scripts arrive through a web socket on another port. */
const SOCKETS = process.env.NODE_ENV === 'development' ? ' ws://localhost:*' : '';

const REST = [
  "default-src 'self'",
  "base-uri 'none'",
  `connect-src 'self'${SOCKETS}`,
  "font-src 'self'",
  "form-action 'self'",
  // The developers page shows the embeddable pages in frames.
  "frame-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  // Style attributes set the length of bars and columns in charts.
  "style-src 'self' 'unsafe-inline'",
].join('; ');

export const newNonce = (): string => randomBytes(16).toString('base64url');

interface SecuredPage {
  html: string;
  policy: string;
}

/** Replaces nonces with hashes, so that the page can be cached and injected scripts are still blocked. */
export function securePage(page: string, nonce: string, isEmbeddable = false): SecuredPage {
  const attribute = ` nonce="${nonce}"`;
  const ours = new RegExp(`<script[^>]*?${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...page.matchAll(ours)].flatMap(([, script]) => (script ? [hashSource(script)] : []));
  const ancestors = isEmbeddable ? '*' : "'self'";
  const scripts = ["'self'", ...new Set(hashes)].join(' ');
  const policy = `${REST}; frame-ancestors ${ancestors}; script-src ${scripts}`;
  return { html: page.replaceAll(attribute, ''), policy };
}

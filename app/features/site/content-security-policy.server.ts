import { createHash, randomBytes } from 'node:crypto';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** In development, scripts come from another port, and changes through a socket. */
const SOCKETS = process.env.NODE_ENV === 'development' ? ' ws://localhost:*' : '';

const REST = [
  "default-src 'self'",
  "base-uri 'none'",
  `connect-src 'self'${SOCKETS}`,
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "frame-src 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  // Bars and columns get their length from a style attribute.
  "style-src 'self' 'unsafe-inline'",
].join('; ');

export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Replaces nonces with hashes, so that a page can be cached and injected scripts still do not run. */
export function securePage(page: string, nonce: string): { html: string; policy: string } {
  const attribute = ` nonce="${nonce}"`;
  const ours = new RegExp(`<script[^>]*?${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...page.matchAll(ours)].flatMap(([, script]) => (script ? [hashOf(script)] : []));
  const policy = `${REST}; script-src ${["'self'", ...new Set(hashes)].join(' ')}`;
  return { html: page.replaceAll(attribute, ''), policy };
}

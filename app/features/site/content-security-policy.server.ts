import { createHash, randomBytes } from 'node:crypto';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** While the site is being developed, its scripts come by another port, and changes by a socket. */
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
  // Bars and columns get their length by an attribute.
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** The mark of the scripts of one rendering, which nobody can guess. */
export const newScriptMark = (): string => randomBytes(16).toString('base64url');

/**
 * Takes the marks off the scripts that we wrote into a page ourselves, and says what a browser may load and run on
 * it: our own files, and exactly those scripts, known by their hashes. A page can be kept and sent to many this way,
 * and a script that somebody else got into it does not run.
 */
export function securePage(marked: string, mark: string): { html: string; policy: string } {
  const attribute = ` nonce="${mark}"`;
  const ours = new RegExp(`<script[^>]*?${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...marked.matchAll(ours)].flatMap(([, script]) => (script ? [hashOf(script)] : []));
  const policy = `${REST}; script-src ${["'self'", ...new Set(hashes)].join(' ')}`;
  return { html: marked.replaceAll(attribute, ''), policy };
}

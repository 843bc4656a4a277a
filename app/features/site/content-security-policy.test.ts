import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newNonce, securePage } from './content-security-policy.server.ts';

const nonce = newNonce();
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptSources = (html: string) => /script-src (.*)$/.exec(securePage(html, nonce).policy)?.[1];

it('securePage allows our own inline scripts by their hashes, and removes their nonces', () => {
  const page = `<script nonce="${nonce}">a()</script><script nonce="${nonce}" type="module" async="">b()
c()</script>`;
  expect(scriptSources(page)).toBe(`'self' ${hash('a()')} ${hash('b()\nc()')}`);
  expect(securePage(page, nonce).html).not.toContain(nonce);
  expect(securePage(page, nonce).html).not.toContain('nonce');
});

it('securePage does not allow injected scripts', () => {
  const page = `<p><script>steal()</script><script nonce="${newNonce()}">steal()</script></p>`;
  expect(scriptSources(page)).toBe("'self'");
  expect(securePage(page, nonce).html).toContain('steal()');
});

it('securePage lists each inline script once and skips script files', () => {
  const inline = `<script nonce="${nonce}">a()</script>`;
  const page = `${inline}${inline}<script src="/a.js" nonce="${nonce}"></script>`;
  expect(scriptSources(page)).toBe(`'self' ${hash('a()')}`);
});

it('newNonce generates unguessable nonces', () => {
  expect(new Set(Array.from({ length: 100 }, newNonce)).size).toBe(100);
  expect(nonce).toMatch(/^[\w-]{22}$/);
});

it('securePage never allows inline scripts in general', () => {
  const { policy } = securePage('', nonce);
  expect(policy).toContain("object-src 'none'");
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe');
});

it('securePage lets other sites frame only embeddable pages', () => {
  expect(securePage('', nonce).policy).toContain("frame-ancestors 'self';");
  expect(securePage('', nonce, true).policy).toContain('frame-ancestors *;');
});

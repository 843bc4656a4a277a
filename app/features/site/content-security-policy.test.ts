import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newScriptMark, securePage } from './content-security-policy.server.ts';

const mark = newScriptMark();
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptsOf = (html: string) => /script-src (.*)$/.exec(securePage(html, mark).policy)?.[1];

it('allows our own inline scripts by their hashes, and takes their marks off', () => {
  const page = `<script nonce="${mark}">a()</script><script nonce="${mark}" type="module" async="">b()
c()</script>`;
  expect(scriptsOf(page)).toBe(`'self' ${hash('a()')} ${hash('b()\nc()')}`);
  expect(securePage(page, mark).html).not.toContain(mark);
  expect(securePage(page, mark).html).not.toContain('nonce');
});

it('allows no script that somebody else got into the page', () => {
  const page = `<p><script>steal()</script><script nonce="${newScriptMark()}">steal()</script></p>`;
  expect(scriptsOf(page)).toBe("'self'");
  expect(securePage(page, mark).html).toContain('steal()');
});

it('names no script twice, and none that is a file', () => {
  const inline = `<script nonce="${mark}">a()</script>`;
  const page = `${inline}${inline}<script src="/a.js" nonce="${mark}"></script>`;
  expect(scriptsOf(page)).toBe(`'self' ${hash('a()')}`);
});

it('makes a mark that nobody can guess', () => {
  expect(new Set(Array.from({ length: 100 }, newScriptMark)).size).toBe(100);
  expect(mark).toMatch(/^[\w-]{22}$/);
});

it('never allows inline scripts in general', () => {
  const { policy } = securePage('', mark);
  expect(policy).toContain("object-src 'none'");
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe');
});

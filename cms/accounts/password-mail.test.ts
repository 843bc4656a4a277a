import { afterEach, expect, it, vi } from 'vitest';
import { passwordMail } from './password-mail.ts';

afterEach(() => vi.unstubAllEnvs());

it('links to the site’s own address in a mail about a password', () => {
  vi.stubEnv('SITE_URL', 'https://lotline.example');
  expect(passwordMail.generateEmailHTML({ token: 'abc123' })).toContain(
    'href="https://lotline.example/admin/reset/abc123"',
  );
});

it('is not written with what is no token', () => {
  expect(() => passwordMail.generateEmailHTML({ token: '"><script>' })).toThrow();
  expect(() => passwordMail.generateEmailHTML()).toThrow();
});

import { afterEach, expect, it, vi } from 'vitest';
import { passwordMail, sessionCookie } from './sign-in.ts';

it('the session cookie is secure if the site uses https', () => {
  expect(sessionCookie('https://lotline.example')).toEqual({ secure: true, sameSite: 'Lax' });
  expect(sessionCookie('http://localhost:3000')).toEqual({ secure: false, sameSite: 'Lax' });
  expect(sessionCookie(undefined)).toEqual({ secure: false, sameSite: 'Lax' });
});

afterEach(() => vi.unstubAllEnvs());

it('the email about a password links to the site’s own URL', () => {
  vi.stubEnv('SITE_URL', 'https://lotline.example');
  expect(passwordMail.generateEmailHTML({ token: 'abc123' })).toContain(
    'href="https://lotline.example/admin/reset/abc123"',
  );
});

it('the email about a password is not written with an invalid token', () => {
  expect(() => passwordMail.generateEmailHTML({ token: '"><script>' })).toThrow();
  expect(() => passwordMail.generateEmailHTML()).toThrow();
});

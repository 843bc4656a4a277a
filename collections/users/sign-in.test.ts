import { afterEach, expect, it, vi } from 'vitest';
import { passwordMail, sessionCookie } from './sign-in.ts';

it('the session cookie is secure only if the site uses https', () => {
  expect(sessionCookie('https://lotline.example')).toEqual({ secure: true, sameSite: 'Lax' });
  expect(sessionCookie('http://localhost:3000')).toEqual({ secure: false, sameSite: 'Lax' });
  expect(sessionCookie(undefined)).toEqual({ secure: false, sameSite: 'Lax' });
});

afterEach(() => vi.unstubAllEnvs());

it('the password reset email links to the configured site URL', () => {
  vi.stubEnv('SITE_URL', 'https://lotline.example');
  expect(passwordMail.generateEmailHTML({ token: 'abc123' })).toContain(
    'href="https://lotline.example/admin/reset/abc123"',
  );
});

it('the password reset email is not created with an invalid or missing token', () => {
  expect(() => passwordMail.generateEmailHTML({ token: '"><script>' })).toThrow();
  expect(() => passwordMail.generateEmailHTML()).toThrow();
});

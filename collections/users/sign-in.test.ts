import { afterEach, expect, it, vi } from 'vitest';
import { passwordMail, sessionCookie } from './sign-in.ts';

it('sends the session over https only where the site has it', () => {
  expect(sessionCookie('https://lotline.example')).toEqual({ secure: true, sameSite: 'Lax' });
  expect(sessionCookie('http://localhost:3000')).toEqual({ secure: false, sameSite: 'Lax' });
  expect(sessionCookie(undefined)).toEqual({ secure: false, sameSite: 'Lax' });
});

afterEach(() => vi.unstubAllEnvs());

it('links to the site’s own address in a mail about a password', () => {
  vi.stubEnv('SITE_URL', 'https://lotline.example');
  expect(passwordMail.generateEmailHTML({ token: 'abc123' })).toContain(
    'href="https://lotline.example/admin/reset/abc123"',
  );
});

it('is not written with an invalid token', () => {
  expect(() => passwordMail.generateEmailHTML({ token: '"><script>' })).toThrow();
  expect(() => passwordMail.generateEmailHTML()).toThrow();
});

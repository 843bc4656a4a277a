import { expect, it } from 'vitest';
import { sessionCookie } from './session-cookie.ts';

it('sends the session over https only where the site has it', () => {
  expect(sessionCookie('https://lotline.example')).toEqual({ secure: true, sameSite: 'Lax' });
  expect(sessionCookie('http://localhost:3000')).toEqual({ secure: false, sameSite: 'Lax' });
  expect(sessionCookie(undefined)).toEqual({ secure: false, sameSite: 'Lax' });
});

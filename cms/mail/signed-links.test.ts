import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { LINK_PURPOSES, type LinkPurpose, signLinkToken, verifyLinkToken } from './signed-links.ts';

const SECRET = 'a secret for tests only';

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const read = (token: string, purpose: LinkPurpose = 'follow/confirm') =>
  verifyLinkToken(SECRET, purpose, token);

function changed(token: string, part: number): string {
  const parts = token.split('.');
  const letters = [...(parts[part] ?? '')];
  letters[5] = letters[5] === 'A' ? 'B' : 'A';
  return parts.with(part, letters.join('')).join('.');
}

describe.each(LINK_PURPOSES)('a link to %s', (purpose) => {
  it('identifies its row', async () => {
    const token = await signLinkToken(SECRET, purpose, 42);
    expect(await read(token, purpose)).toEqual({ state: 'valid', id: 42 });
  });

  it('is safe in a URL and contains no personal data', async () => {
    const token = await signLinkToken(SECRET, purpose, 42);
    expect(token).toMatch(/^[\w.-]+$/);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'sub']);
  });

  it('is not valid for any other purpose', async () => {
    for (const other of LINK_PURPOSES.filter((candidate) => candidate !== purpose)) {
      const token = await signLinkToken(SECRET, other, 42);
      expect(await read(token, purpose)).toEqual({ state: 'forged' });
    }
  });
});

it.each([
  ['follow/confirm', 6.9, 'valid'],
  ['follow/confirm', 7.1, 'expired'],
  ['newsletter/unsubscribe', 399, 'valid'],
  ['newsletter/unsubscribe', 401, 'expired'],
] as const)('a link to %s after %d days is %s', async (purpose, days, state) => {
  const token = await signLinkToken(SECRET, purpose, 42, { now: daysAgo(days) });
  expect(await read(token, purpose)).toMatchObject({ state });
});

describe('a token', () => {
  const claims = { aud: 'follow/confirm', sub: '42' };
  const ours = () => signLinkToken(SECRET, 'follow/confirm', 42);

  it.each<[string, () => Promise<string> | string]>([
    ['empty', () => ''],
    ['nonsense', () => 'nonsense'],
    ['signed with another secret', () => signLinkToken('another secret', 'follow/confirm', 42)],
    ['unsigned', () => new UnsecuredJWT(claims).setExpirationTime('1 day').encode()],
    ['changed after it was signed', async () => changed(await ours(), 1)],
  ])('counts as forged if it is %s', async (_what, make) => {
    expect(await read(await make())).toEqual({ state: 'forged' });
  });

  it('counts as forged, not as expired, if it is both', async () => {
    const token = await signLinkToken('another secret', 'follow/confirm', 42, { now: daysAgo(8) });
    expect(await read(token)).toEqual({ state: 'forged' });
  });
});

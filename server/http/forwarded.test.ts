import type { Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { isTrustProxy, trustProxy } from '../environment/variables.ts';
import { ask, serve } from '#tests/support/application.ts';

let server: Server | undefined;

afterEach(() => server?.close());

const HEADERS = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
};

async function seenWith(setting: string | undefined, given: Record<string, string> = {}) {
  server = await serve({
    trustProxy: trustProxy(setting),
    site: {
      pages: ({ ip, hostname, protocol, headers }, response) => {
        response.json({
          ip,
          hostname,
          host: headers['x-forwarded-host'],
          protocol,
          names: Object.keys(headers).filter((name) => name in HEADERS),
        });
      },
    },
  });
  return JSON.parse(
    (await ask(server, { path: '/', headers: { host: 'lotline.example', ...HEADERS, ...given } })).body,
  ) as unknown;
}

test.each([undefined, '0', '10.0.0.0/8', 'uniquelocal'])(
  'with TRUST_PROXY=%s, forwarding headers are ignored',
  async (setting) => {
    const direct = { ip: '127.0.0.1', hostname: 'lotline.example', protocol: 'http', names: [] };
    expect(await seenWith(setting)).toEqual(direct);
  },
);

test.each(['1', 'loopback', '127.0.0.0/8', '10.0.0.1, 127.0.0.1'])(
  'with TRUST_PROXY=%s, forwarding headers are used',
  async (setting) => {
    const forwarded = { ip: '203.0.113.9', hostname: 'evil.example', protocol: 'https' };
    expect(await seenWith(setting)).toMatchObject(forwarded);
  },
);

test('behind several proxies, the first proxy’s host and protocol are used', async () => {
  const lists = { 'x-forwarded-host': 'lotline.example:8443, inner:80', 'x-forwarded-proto': 'https, http' };
  expect(await seenWith('loopback', lists)).toMatchObject({
    host: 'lotline.example:8443',
    hostname: 'lotline.example',
    protocol: 'https',
  });
});

test.each(['yes', 'true', '-1', '1.5', '10.0.0.0/99', '127.0.0.1,', 'proxy.example', ''])(
  'TRUST_PROXY=%j is invalid',
  (text) => {
    expect(isTrustProxy(text)).toBe(false);
  },
);

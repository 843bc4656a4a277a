import type { AddressInfo } from 'node:net';
import { createServer, get } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import express from 'express';
import { expect, it } from 'vitest';
import type { TrustProxy } from '../environment/variables.ts';
import { clientAddress, type Trust } from './client-address.ts';

it.each<[TrustProxy, string | undefined]>([
  [false, '203.0.113.7'],
  [1, '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7'],
  [9, ' 198.51.100.1 ,203.0.113.7 '],
  [1, undefined],
  [1, ''],
])(
  'clientAddress equals request.ip with trust proxy %j and X-Forwarded-For %j',
  async (trustProxy, forwarded) => {
    const application = express();
    application.set('trust proxy', trustProxy);
    application.use((request, response) => {
      const trust = application.get('trust proxy fn') as Trust;
      response.json([request.ip, clientAddress(request, trust)]);
    });
    const server = createServer(application).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const [response] = (await once(get({ port, headers }), 'response')) as Parameters<typeof json>;
    const [express4, own] = (await json(response)) as string[];
    server.close();
    expect(own).toBe(express4);
  },
);

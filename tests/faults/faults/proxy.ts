import { readFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#server/project-root.ts';
import { behindCaddy, withoutCaddy } from '../support/caddy.ts';
import { type Fault, findBroken } from '../support/fault.ts';
import { checkProxy } from '../support/forwarding.ts';
import { SEE_OTHER, startLoad, startReading } from '../support/load.ts';
import { changeArticle, signIn } from '../support/panel.ts';
import { closeAll, openStreams, waitForEvent } from '../support/streams.ts';

const STREAMS = 6;
const CUT_OFF = 502;

const composeSchema = z.object({
  services: z.object({
    web: z.object({ environment: z.object({ TRUST_PROXY: z.string(), DRAIN_SECONDS: z.number() }) }),
  }),
});

/** Reads the variables with which docker-compose.yml configures processes behind the proxy. */
async function readComposeVariables() {
  const text = await readFile(path.join(projectRoot, 'docker-compose.yml'), 'utf8');
  const { environment } = composeSchema.parse(parse(text, { merge: true })).services.web;
  return {
    TRUST_PROXY: /:-([^}]*)/.exec(environment.TRUST_PROXY)?.[1] ?? '',
    DRAIN_SECONDS: String(environment.DRAIN_SECONDS),
  };
}

/** One of two processes behind Caddy is stopped, then the other is killed, while visitors open pages and send forms. */
export const proxy: Fault = {
  name: 'proxy',
  mayRepeatMails: true,
  unable: withoutCaddy,
  async run(stage) {
    const promises = await checkProxy();
    const ports = { first: await getPort(), second: await getPort() };
    const processes = Object.values(ports).map((port) => `127.0.0.1:${port}`);
    return behindCaddy(processes, async (url) => {
      const environment = { ...(await readComposeVariables()), SITE_URL: url };
      const first = await stage.start({ port: ports.first, environment });
      const second = await stage.start({ port: ports.second, environment });
      const load = startLoad({ urls: [url], siteUrl: url }, 'proxy');
      const finishReading = startReading(url);
      await load.until(40);
      const streams = await openStreams(Array.from({ length: STREAMS }, () => url));
      await changeArticle(url, url, await signIn(url));
      const haveEvent = await waitForEvent(streams, 'content');
      closeAll(streams);

      const code = await first.end();
      await first.untilReadyz(200);
      await load.until(120);
      const failedByStop = load.answers().filter((status) => !SEE_OTHER.includes(status));

      second.kill();
      await second.untilReadyz(0);
      await second.untilReadyz(200);
      const sent = await load.finish();
      const havePagesCome = await finishReading();
      const unexpected = load.answers().filter((status) => ![...SEE_OTHER, CUT_OFF].includes(status));
      return {
        sent,
        errors: findBroken({
          ...promises,
          'all streams receive a change': haveEvent,
          'a stopped process ends with 0': code === 0,
          'no form fails while a process is stopped and restarted': failedByStop.length === 0,
          'forms are cut off with our error page, or accepted': unexpected.length === 0,
          'no page fails while a process is stopped or killed': havePagesCome,
        }),
      };
    });
  },
};

import { setTimeout as wait } from 'node:timers/promises';
import { ask, countRepeatedMails } from '../support/examine.ts';
import { type Fault, findBroken } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';
import { changeArticle, signIn } from '../support/panel.ts';
import { closeAll, openStreams, waitForEvent } from '../support/streams.ts';

const EVENT_LIMIT_MS = 10_000;
const VISIBLE_WITHIN_MS = 1000;
const SCHEDULED = `
  select coalesce(max(times), 0)::int as most from (
    select count(*) as times from payload_jobs where meta->>'scheduled' = 'true' group by task_slug
  ) as tasks`;

/** Returns the milliseconds until a page that was already cached shows a text. Stops after a few seconds. */
async function timeUntilShown(address: string, text: string): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < EVENT_LIMIT_MS) {
    if ((await (await fetch(address)).text()).includes(text)) break;
    await wait(10);
  }
  return performance.now() - begin;
}

/** Two processes share one database, and one of them is killed while the other keeps running. */
export const twoProcesses: Fault = {
  name: 'two-processes',
  mayRepeatMails: true,
  async run(stage) {
    const first = await stage.start();
    const second = await stage.start();
    const target = { urls: [first.url, second.url], siteUrl: first.url };
    const load = startLoad(target, 'two-processes');
    await load.until(60);
    const streams = await openStreams(target.urls);
    const session = await signIn(first.url);
    const { path } = await changeArticle(second.url, first.url, session);
    const haveEvent = await waitForEvent(streams, 'content');
    await fetch(`${first.url}${path}`);
    const { title } = await changeArticle(second.url, first.url, session);
    const shownAfter = await timeUntilShown(`${first.url}${path}`, title);
    closeAll(streams);
    await load.until(120);
    const repeated = countRepeatedMails(stage.mail);
    second.kill();
    await second.untilReadyz(0);
    const other = await first.untilReadyz(200);
    await second.untilReadyz(200);
    const sent = await load.finish();
    const [row] = await ask<{ most: number }>(stage.databaseUrl, SCHEDULED);
    return {
      sent,
      errors: findBroken({
        'no mail came again before one was killed': repeated === 0,
        'both processes send a change': haveEvent,
        'the other process shows a changed article within a second': shownAfter <= VISIBLE_WITHIN_MS,
        'the other process stays ready': other < 1,
        'scheduled work is queued once': (row?.most ?? 0) <= 1,
      }),
    };
  },
};

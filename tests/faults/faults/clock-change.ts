import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '#server/project-root.ts';
import { broken, type Fault } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';
import { signIn, whoAmI } from '../support/panel.ts';

const HOUR_MS = 3_600_000;
const MAIL_WITHIN_MS = 60_000;

/** Whether a mail that is queued now is sent soon. */
async function mailLeaves(filed: () => number): Promise<boolean> {
  const before = filed();
  const end = performance.now() + MAIL_WITHIN_MS;
  while (filed() === before && performance.now() < end) await wait(200);
  return filed() > before;
}

/** The machine's clock is set forward by six hours, then back by twelve, then corrected. */
export const clockChange: Fault = {
  name: 'clock-change',
  async run(stage) {
    const clockFile = path.join(stage.folder, 'clock');
    const setClock = async (hours: number) => {
      await writeFile(clockFile, String(hours * HOUR_MS));
      await wait(300);
    };
    const clock = path.join(projectRoot, 'tests/faults/support/clock.mjs');
    const product = await stage.start({
      environment: { CLOCK_FILE: clockFile },
      nodeOptions: ['--import', clock],
    });
    const filed = () => stage.mail.filed.size;
    const session = await signIn(product.url);
    const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'clock-change');
    await load.until(50);
    await setClock(6);
    const isSessionOver = (await whoAmI(product.url, session)) === null;
    const canSignIn = (await whoAmI(product.url, await signIn(product.url))) !== null;
    const inFuture = await mailLeaves(filed);
    await load.until(100);
    await setClock(-6);
    const inPast = await mailLeaves(filed);
    const canSignInThen = (await whoAmI(product.url, await signIn(product.url))) !== null;
    await load.until(150);
    await setClock(0);
    const sent = await load.finish();
    const readyz = await product.untilReadyz(200);
    return {
      sent,
      figures: {},
      problems: broken({
        'a session that has expired by the clock has ended': isSessionOver,
        'users can sign in after the clock was set forward': canSignIn,
        'users can sign in after the clock was set back': canSignInThen,
        'mail is sent after the clock was set forward': inFuture,
        'mail is sent after the clock was set back': inPast,
        'the process is ready': readyz < 1,
      }),
    };
  },
};

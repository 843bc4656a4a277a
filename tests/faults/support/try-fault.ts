import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare, isCorrect, repeatedMails } from './compare.ts';
import { examine, filesInFolder, sentAgain, sweepFolder, untilMailsHaveLeft } from './examine.ts';
import type { Fault } from './fault.ts';
import { ENOUGH, type Sent } from './load.ts';
import type { Outcome } from './print.ts';
import { setStage, type World } from './world.ts';

const GOOD_AFTER_A_FAILURE = 500;

/** What visitors experienced. */
function summarizeVisits(sent: Sent[]) {
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
  const answers = sent.flatMap((sending) => sending.answers);
  return {
    acknowledged: acknowledged.length,
    'sent again by visitors': answers.length - sent.length,
    'connections broken': answers.filter((status) => status === 0).length,
    'answered with 503': answers.filter((status) => status === 503).length,
    'answered with another failure': answers.filter(
      (status) => status >= GOOD_AFTER_A_FAILURE && status !== 503,
    ).length,
    'longest wait for an answer, s': (Math.max(...sent.map(({ slowestMs }) => slowestMs)) / 1000).toFixed(1),
  };
}

/** Valid forms that were never accepted. */
const rejections = (sent: Sent[]): string[] => {
  const unanswered = sent.filter(({ isAcknowledged }) => !isAcknowledged);
  return unanswered
    .map(({ form, answers }) => `${form.mark} was never accepted: ${answers.join(', ')}`)
    .slice(0, 3);
};

/** Injects one fault into a product of its own, and returns the result. */
export async function tryFault(world: World, { name, mayRepeatMails, run }: Fault): Promise<Outcome> {
  const begin = performance.now();
  const stage = await setStage(world, name);
  const logFile = path.join(tmpdir(), `lotline-fault-${name}.log`);
  try {
    const { sent, figures, problems, listFiles } = await run(stage);
    const mailSeconds = await untilMailsHaveLeft(stage.databaseUrl);
    const bills = path.join(stage.dataDirectory, 'bills');
    const files = listFiles ?? filesInFolder(bills);
    if (!listFiles) await sweepFolder(stage.databaseUrl, bills);
    const sendings = sent.map(({ form, isAcknowledged }) => ({ ...form, isAcknowledged }));
    const wrong = compare(sendings, await examine({ ...stage, listFiles: files }));
    const visitors = summarizeVisits(sent);
    const again = sentAgain(stage.mail);
    const allProblems = [...problems, ...rejections(sent), ...repeatedMails(again, mayRepeatMails)];
    return {
      name,
      isGood: isCorrect(wrong) && allProblems.length === 0 && visitors.acknowledged >= ENOUGH,
      problems: allProblems,
      figures: {
        ...visitors,
        ...wrong,
        'mails sent again, same Message-ID': again,
        'last mail left after, s': mailSeconds.toFixed(1),
        ...figures,
        'seconds in all': ((performance.now() - begin) / 1000).toFixed(0),
      },
    };
  } finally {
    await copyFile(path.join(stage.folder, 'log'), logFile).catch(() => undefined);
    await stage.close();
  }
}

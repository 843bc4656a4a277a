import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkStored, countRepeatedMails, filesInFolder, sweepFolder, waitForMails } from './examine.ts';
import type { Fault } from './fault.ts';
import type { Sent } from './load.ts';
import { setStage, type World } from './world.ts';

/** Describes the first three valid forms that were never accepted. */
const findRejections = (sent: readonly Sent[]): string[] =>
  sent
    .filter(({ isAcknowledged }) => !isAcknowledged)
    .map(({ form, answers }) => `${form.mark} was never accepted: ${answers.join(', ')}`)
    .slice(0, 3);

/** Injects one fault into a new instance of the product. Returns every promise that did not hold. */
export async function tryFault(world: World, { name, mayRepeatMails, run }: Fault): Promise<string[]> {
  const stage = await setStage(world, name);
  const logFile = path.join(tmpdir(), `lotline-fault-${name}.log`);
  try {
    const { sent, errors, listFiles } = await run(stage);
    await waitForMails(stage.databaseUrl);
    const bills = path.join(stage.dataDirectory, 'bills');
    if (!listFiles) await sweepFolder(stage.databaseUrl, bills);
    const wrong = await checkStored(sent, { ...stage, listFiles: listFiles ?? filesInFolder(bills) });
    const repeated = mayRepeatMails ? 0 : countRepeatedMails(stage.mail);
    return [
      ...errors,
      ...findRejections(sent),
      ...Object.entries({ ...wrong, 'mails sent again': repeated })
        .filter(([, count]) => count > 0)
        .map(([label, count]) => `${label}: ${count}`),
    ];
  } finally {
    await copyFile(path.join(stage.folder, 'log'), logFile).catch(() => undefined);
    await stage.close();
  }
}

import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Content, makeEdition } from '#collections/bulk/make-edition.ts';
import { loadBackOffice } from '../back-office/load.ts';
import { print, runOnDatabase, runWithPayload } from './run.ts';

const WHOLE = new Intl.NumberFormat('en-US');

const RESULT = 'content.json';

/** Measured with Payload loaded: 241 MB instead of 336 to 375. */
const SPARE_MEMORY = '--optimize-for-size';

/** In a process that ends before the lots are read. */
async function writeContentApart(folder: string, now: Date): Promise<Content> {
  const [command = ''] = process.argv.slice(1);
  const words = [SPARE_MEMORY, command, 'bulk', '--content', folder, '--at', now.toISOString()];
  await promisify(execFile)(process.execPath, words);
  const result = path.join(folder, RESULT);
  const content = JSON.parse(await readFile(result, 'utf8')) as Content;
  await rm(result);
  return content;
}

const writeContentInto = (folder: string, now: Date) =>
  runWithPayload(async ({ payload }) => {
    const { writeBulkContent } = await loadBackOffice();
    await writeFile(path.join(folder, RESULT), JSON.stringify(await writeBulkContent(payload, folder, now)));
  });

const writeAll = () =>
  runOnDatabase(async ({ databaseUrl }) => {
    const { version, files } = await makeEdition({ databaseUrl, writeContent: writeContentApart });
    for (const { name, rows, bytes } of files) {
      print(`${name}: ${WHOLE.format(rows)} rows, ${WHOLE.format(bytes)} bytes`);
    }
    print(`Version ${version} is complete.`);
  });

export function writeBulkFiles(): Promise<never> {
  const { values } = parseArgs({ options: { content: { type: 'string' }, at: { type: 'string' } } });
  const { content, at } = values;
  return content === undefined ? writeAll() : writeContentInto(content, at ? new Date(at) : new Date());
}

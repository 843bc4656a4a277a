import { readFile } from 'node:fs/promises';
import { verdictOn } from './verdict.ts';

const [, , file = ''] = process.argv;
process.send?.(verdictOn(await readFile(file)));
// The parent process ends this one: the answer could be lost if it exited by itself.
process.channel?.ref();

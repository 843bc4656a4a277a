import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execaNode } from 'execa';
import { environmentBeside } from '../support/run/product.mjs';

/** Each takes half a minute, and varies little. */
const ROUNDS = 2;

const FILES = { pluto: 'pluto_26v2.csv', pad: 'pad_26b.zip' };

/** Megabytes above the idle process, of each import that was measured. */
const memory = [];

const runScript = (script, words, env) =>
  execaNode(path.join(import.meta.dirname, script), words, { nodeOptions: ['--import', 'tsx'], env });

/** How the rows a second of an import compare with those of a bare COPY, at full size. */
export const importRate = (set) => async (server) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bench-'));
  const file = path.join(folder, FILES[set]);
  try {
    await runScript('write-city-file.ts', [set, file]);
    const env = await environmentBeside(server);
    const ratios = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { stdout } = await runScript('import.ts', [set, file], env);
      const { seconds, copySeconds, megabytes } = JSON.parse(stdout);
      ratios.push(copySeconds / seconds);
      memory.push(megabytes);
    }
    return ratios;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The most that an import took. */
export const importMemory = () => Math.max(...memory);

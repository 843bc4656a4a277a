import { spawnSync } from 'node:child_process';
import { chown, cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import ignore from '@balena/dockerignore';
import { testEnvironment } from '../support/run/environment.mjs';
import { ROOT } from '../support/run/root.mjs';

/** What Docker would send of the project: everything that .dockerignore does not name. */
async function contextFilter() {
  const rules = ignore().add(await readFile(path.join(ROOT, '.dockerignore'), 'utf8'));
  return (file) => {
    const name = path.relative(ROOT, file);
    return name === '' || !rules.ignores(name);
  };
}

/** Gives everything below a folder to a user. */
async function giveAll(folder, { uid, gid }) {
  await chown(folder, uid, gid);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).isDirectory()) await giveAll(file, { uid, gid });
    else await chown(file, uid, gid);
  }
}

/** Paths of the image, as they are below the folder that stands for its root. */
const below = (root, text) => text.replace(/(^|[\s=])\/(?=[a-z])/g, `$1${root}/`);

function run(command, stage) {
  const env = testEnvironment({ ...stage.variables });
  const { status, stderr, stdout } = spawnSync('/bin/sh', ['-c', below(stage.root, command)], {
    cwd: path.join(stage.root, stage.folder),
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`RUN ${command} failed.\n${stdout}${stderr}`);
}

async function copy({ words, flags }, stage, { built, filter, user }) {
  const target = words.at(-1);
  const source = flags.from ? built.get(flags.from).root : ROOT;
  for (const name of words.slice(0, -1)) {
    const from = path.join(source, name);
    const isFolder = (await stat(from)).isDirectory();
    const to = path.join(stage.root, path.resolve('/', stage.folder, target), isFolder ? '' : name);
    await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: flags.from ? undefined : filter });
    if (flags.chown) await giveAll(to, user);
  }
}

const STEPS = {
  WORKDIR: async ({ text }, stage) => {
    stage.folder = text;
    await mkdir(path.join(stage.root, text), { recursive: true });
  },
  ENV: ({ variables }, stage) => Object.assign(stage.variables, variables),
  RUN: ({ text }, stage) => run(text, stage),
  COPY: copy,
};

/** What is only said of the image, and changes nothing in it. */
const SAID = new Set(['USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD']);

/**
 * Does what a Dockerfile says in folders of this machine, a folder for each stage, on the Node that runs this. Returns
 * the last stage: its root, its working folder and its variables.
 */
export async function buildStages(stages, { folder, user, tell }) {
  const built = new Map();
  const filter = await contextFilter();
  let stage;
  for (const [index, { name, steps }] of stages.entries()) {
    stage = { root: path.join(folder, name ?? `stage-${index}`), folder: '/', variables: {} };
    built.set(name, stage);
    await mkdir(stage.root, { recursive: true });
    for (const step of steps) {
      if (SAID.has(step.keyword)) continue;
      if (!STEPS[step.keyword]) throw new Error(`This test does not know ${step.keyword}.`);
      const begin = performance.now();
      await STEPS[step.keyword](step, stage, { built, filter, user });
      tell(`${step.keyword} ${step.text}`, performance.now() - begin);
    }
  }
  return stage;
}

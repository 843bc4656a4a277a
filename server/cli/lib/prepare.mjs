import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError, inProject, root } from './project.mjs';

// This file runs before packages are installed, so it cannot use any, such as execa or proper-lockfile.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOCK = inProject('.cache', 'preparing');

function endWith(child) {
  const handlers = SIGNALS.map((name) => {
    const handler = () => {
      child.once('exit', () => process.exit(128 + constants.signals[name]));
      child.kill(name);
    };
    process.on(name, handler);
    return () => process.off(name, handler);
  });
  return () => handlers.forEach((remove) => remove());
}

export function run(name, words, { variables = {}, cwd = root, onOutput = () => undefined } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = endWith(child);
    let output = '';
    const collect = (text) => {
      output += text;
      onOutput(text);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      stop();
      if (code === 0) resolve();
      else reject(new CommandError(`${name} failed.\n${output.trim()}`));
    });
  });
}

const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

export async function step(name, work) {
  const start = performance.now();
  process.stdout.write(`${name} ... `);
  try {
    await work();
    process.stdout.write(`${seconds(start)}\n`);
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** Runs steps in parallel. Waits for all of them even if one fails, so that no process is left behind. */
export async function steps(name, parts) {
  process.stdout.write(`${name} ${parts.map((part) => part.name).join(', ')} ...\n`);
  const outcomes = await Promise.allSettled(
    parts.map(async (part) => {
      const start = performance.now();
      try {
        await part.work();
        process.stdout.write(`  ${part.name}: ${seconds(start)}\n`);
      } catch (error) {
        process.stdout.write(`  ${part.name}: failed\n`);
        throw error;
      }
    }),
  );
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

function takeLock() {
  try {
    mkdirSync(path.dirname(LOCK), { recursive: true });
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderIsAlive() {
  try {
    return process.kill(Number(readFileSync(LOCK, 'utf8')) || 0, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export async function withLock(work) {
  for (let isPrinted = false; !takeLock(); await wait(200)) {
    if (!holderIsAlive()) rmSync(LOCK, { force: true });
    else if (!isPrinted) console.log('Waiting for another process to finish installing or building here ...');
    isPrinted = true;
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

export function isStamped(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash;
  } catch {
    return false;
  }
}

export async function stamped(file, hash, work) {
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

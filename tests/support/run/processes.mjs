import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './root.mjs';

const GRACE_MS = 20_000;
const OUTPUT_GRACE_MS = 2_000;
const INTERRUPTED = 130;

/** Each process that runs now, with a promise of its end. It leads a process group of its own. */
const running = new Map();
let stopping = false;

function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function stop(child, ended) {
  signalGroup(child, 'SIGINT');
  await Promise.race([ended, wait(GRACE_MS, undefined, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  await ended;
}

function untilEnd(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, problem: String(error) }));
    child.once('exit', (code, signal) => {
      // Whatever it has left behind would hold its output open.
      signalGroup(child, 'SIGKILL');
      const closed = new Promise((done) => child.once('close', done));
      const result = { code: code ?? 1, problem: signal ? `Ended by ${signal}.` : '' };
      void Promise.race([closed, wait(OUTPUT_GRACE_MS)]).then(() => resolve(result));
    });
  });
}

/**
 * Runs a command to its end, or to the limit. Never throws: resolves with the exit code and all
 * that was printed.
 */
export async function runProcess(command, args, { env, limitMs }) {
  if (stopping) return { code: INTERRUPTED, output: 'Interrupted.' };
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const ended = untilEnd(child);
  running.set(child, ended);
  let late = '';
  const timer = setTimeout(() => {
    late = `Stopped after ${limitMs / 60_000} minutes.`;
    void stop(child, ended);
  }, limitMs);
  const { code, problem } = await ended;
  clearTimeout(timer);
  running.delete(child);
  const output = [Buffer.concat(chunks).toString(), problem, late].filter(Boolean).join('\n');
  return { code: late ? 1 : code, output };
}

/** Stops every process that runs and lets no other begin. */
export async function stopAll() {
  stopping = true;
  await Promise.all([...running].map(([child, ended]) => stop(child, ended)));
}

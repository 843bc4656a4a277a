import { execa } from 'execa';
import { ROOT } from './project.mjs';

const GRACE_MS = 20_000;

const running = new Set();
let isInterrupted = false;

/** Kills the processes that a process has left behind in its process group. */
function killGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a command until it exits or reaches its time limit. Never rejects. */
export async function runProcess(command, words, { env, minutes = 15 }) {
  if (isInterrupted) return { ok: false, output: 'Interrupted.' };
  const subprocess = execa(command, words, {
    cwd: ROOT,
    env,
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    detached: true,
    timeout: minutes * 60_000,
    killSignal: 'SIGINT',
    forceKillAfterDelay: GRACE_MS,
  });
  running.add(subprocess);
  subprocess.once('exit', () => killGroup(subprocess));
  const { failed, all, shortMessage } = await subprocess;
  running.delete(subprocess);
  return { ok: !failed, output: failed ? `${all ?? ''}\n${shortMessage}` : all };
}

/** Stops all running processes, and prevents new ones. */
export async function stopProcesses() {
  isInterrupted = true;
  for (const subprocess of running) subprocess.kill();
  await Promise.all(running);
}

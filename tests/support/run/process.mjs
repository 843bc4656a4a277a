import { execa } from 'execa';
import { ROOT } from './project.mjs';

const GRACE_MS = 20_000;

const running = new Set();
let isInterrupted = false;

/** Kills whatever a process has left behind: it leads a process group of its own. */
function killGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a command to its end or its time limit. Never rejects. */
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

/** Ends every process that runs, and starts no more. */
export async function stopProcesses() {
  isInterrupted = true;
  for (const subprocess of running) subprocess.kill();
  await Promise.all(running);
}

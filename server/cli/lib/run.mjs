import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A command that failed, with everything it printed. */
export class CommandError extends Error {
  constructor(command, output) {
    super(`${command} failed.\n${output.trim()}`);
  }
}

/** Passes signals on to a child, and ends this process with it. Returns how to stop that. */
function endWith(child) {
  const handlers = SIGNALS.map((name) => {
    const handler = () => {
      child.once('exit', () => process.exit(128 + constants.signals[name]));
      child.kill(name);
    };
    process.on(name, handler);
    return () => process.off(name, handler);
  });
  return () => handlers.forEach((stop) => stop());
}

/**
 * Runs a program of Node in the project's root. Prints nothing, unless it fails: then it rejects with a
 * CommandError that holds what was printed. `onOutput` sees what is printed as it comes.
 */
export function run(name, programArguments, { variables = {}, cwd = root, onOutput = () => undefined } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, programArguments, {
      cwd,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = endWith(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      onOutput(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      stop();
      if (code === 0) resolve();
      else reject(new CommandError(name, output));
    });
  });
}

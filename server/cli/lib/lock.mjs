import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from './paths.mjs';

const folder = inProject('.cache');
const file = inProject('.cache', 'preparing');

function holderIsAlive() {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')) || 0, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take() {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Waits until no other process installs or builds here, and does the work. A dead one holds up nobody. */
export async function alone(work) {
  for (let told = false; !take(); await wait(200)) {
    if (!holderIsAlive()) rmSync(file, { force: true });
    else if (!told) console.log('Waiting for another process that installs or builds here ...');
    told = true;
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

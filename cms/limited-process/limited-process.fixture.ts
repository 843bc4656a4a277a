import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';

interface Order {
  behavior: string;
  secretFile: string;
  newFile: string;
  port: number;
}

async function attempt(work: () => unknown): Promise<unknown> {
  try {
    await work();
    return 'succeeded';
  } catch (error) {
    return error instanceof Error ? Reflect.get(error, 'code') : undefined;
  }
}

const connected = (port: number) =>
  new Promise((resolve, reject) => {
    connect(port, '127.0.0.1').once('connect', resolve).once('error', reject);
  });

const escapes = async ({ secretFile, newFile, port }: Order) => ({
  read: await attempt(() => readFileSync(secretFile)),
  environment: await attempt(() => readFileSync(`/proc/${process.ppid}/environ`)),
  write: await attempt(() => writeFileSync(newFile, 'x')),
  command: await attempt(() => execFileSync(process.execPath, ['--version'])),
  connection: await attempt(() => connected(port)),
  user: process.getuid?.(),
});

process.once('message', (order: Order) => {
  const { behavior } = order;
  if (behavior === 'answer') process.send?.({ secrets: Object.keys(process.env), nice: os.getPriority() });
  if (behavior === 'escape') void escapes(order).then((result) => process.send?.(result));
  if (behavior === 'crash') throw new Error('It was told to.');
  if (behavior === 'exit') process.exit(0);
  if (behavior === 'hang') for (;;);
  if (behavior === 'fill') {
    const kept: Buffer[] = [];
    setInterval(() => kept.push(Buffer.alloc(20 * 1024 * 1024, 1)), 1);
  }
});

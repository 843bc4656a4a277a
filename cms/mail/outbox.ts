import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transport } from 'nodemailer';

/** Where messages wait when no mail server is configured. */
export const outboxDirectory = (): string => path.resolve(process.env.DATA_DIR ?? '.data', 'outbox');

/** Writes a message under a name that it has only once it is whole: whoever looks into the outbox sees no part of one. */
async function keep(message: Readable): Promise<void> {
  const folder = outboxDirectory();
  await mkdir(folder, { recursive: true });
  const place = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
  const part = `${place}.part`;
  await pipeline(message, createWriteStream(part, { mode: 0o600 }));
  await rename(part, place);
}

/** A nodemailer transport that writes each message to a file of its own, readable by its owner only. */
export function outboxTransport(): Transport<{ messageId: string }> {
  return {
    name: 'outbox',
    version: '1',
    send(mail, done) {
      const messageId = mail.message.messageId();
      keep(mail.message.createReadStream()).then(
        () => done(null, { messageId }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), { messageId }),
      );
    },
  };
}

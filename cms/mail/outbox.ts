import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transport } from 'nodemailer';

/** Where messages wait when no mail server is configured. */
export const outboxDirectory = (): string => path.resolve(process.env.DATA_DIR ?? '.data', 'outbox');

/** A nodemailer transport that writes each message to a file of its own, readable by its owner only. */
export function outboxTransport(): Transport<{ messageId: string }> {
  return {
    name: 'outbox',
    version: '1',
    send(mail, done) {
      const messageId = mail.message.messageId();
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      mkdir(outboxDirectory(), { recursive: true })
        .then(() =>
          pipeline(
            mail.message.createReadStream(),
            createWriteStream(path.join(outboxDirectory(), name), { mode: 0o600 }),
          ),
        )
        .then(
          () => done(null, { messageId }),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), { messageId }),
        );
    },
  };
}

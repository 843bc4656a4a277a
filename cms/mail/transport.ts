import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer, { type Transport } from 'nodemailer';
import { senderEmail, senderName } from './imprint.ts';

export const outboxDirectory = (): string => path.resolve(process.env.DATA_DIR ?? '.data', 'outbox');

/** Renames the file once it is complete, so that the outbox never contains a partial message. */
async function writeMessage(message: Readable): Promise<void> {
  const folder = outboxDirectory();
  await mkdir(folder, { recursive: true });
  const place = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
  const part = `${place}.part`;
  await pipeline(message, createWriteStream(part, { mode: 0o600 }));
  await rename(part, place);
}

export function outboxTransport(): Transport<{ messageId: string }> {
  return {
    name: 'outbox',
    version: '1',
    send(mail, done) {
      const messageId = mail.message.messageId();
      writeMessage(mail.message.createReadStream()).then(
        () => done(null, { messageId }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), { messageId }),
      );
    },
  };
}

const SMTP_TIMEOUT_MS = 30_000;

const smtpTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });

/** Uses SMTP if `SMTP_URL` is set. Otherwise writes .eml files to the outbox folder. */
export const mailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: senderEmail(),
    defaultFromName: senderName(),
    skipVerify: true,
    transport: process.env.SMTP_URL
      ? smtpTransport(process.env.SMTP_URL)
      : nodemailer.createTransport(outboxTransport()),
  });

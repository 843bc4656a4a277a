import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer, { type Transport } from 'nodemailer';
import { senderAddress } from './imprint.ts';

/** Where messages wait when no mail server is configured. */
export const outboxDirectory = (): string => path.resolve(process.env.DATA_DIR ?? '.data', 'outbox');

/** Writes a message under a name that it has only once it is whole: whoever looks into the outbox sees no part of one. */
async function writeMessage(message: Readable): Promise<void> {
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
      writeMessage(mail.message.createReadStream()).then(
        () => done(null, { messageId }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), { messageId }),
      );
    },
  };
}

/** A mail server that does not answer is given up for this time: the mail is tried again later. */
const SMTP_TIMEOUT_MS = 30_000;

const smtpTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });

/**
 * Mail leaves by SMTP where `SMTP_URL` is set. Elsewhere each message becomes an .eml file
 * in the outbox folder of the data directory, for a person to open.
 */
export const mailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: senderAddress(),
    defaultFromName: 'Lotline',
    skipVerify: true,
    transport: process.env.SMTP_URL
      ? smtpTransport(process.env.SMTP_URL)
      : nodemailer.createTransport(outboxTransport()),
  });

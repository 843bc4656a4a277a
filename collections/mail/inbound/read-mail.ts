import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  limitConcurrency,
  LimitedProcessError,
  runLimited,
  type Limits,
} from '#cms/limited-process/limited-process.ts';
import { type InboundMail, inboundMailSchema } from './inbound-mail.ts';

// The panel's build would publish the file in `new URL('./name', import.meta.url)`.
const PROGRAM = path.join(path.dirname(fileURLToPath(import.meta.url)), 'parsing-process.ts');

const LIMITS: Limits = { milliseconds: 20_000, megabytes: 300, priority: 10 };

const inTurn = limitConcurrency(2);

export const readMail = (raw: Uint8Array): Promise<InboundMail> =>
  inTurn(async () => {
    const result = inboundMailSchema.safeParse(await runLimited(PROGRAM, { raw }, LIMITS));
    if (!result.success) throw new LimitedProcessError('crashed');
    return result.data;
  });

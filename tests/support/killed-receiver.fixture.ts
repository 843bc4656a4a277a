import { drizzle } from 'drizzle-orm/node-postgres';
import { beginAttempt, forgetAttempts } from '#collections/mail/inbound/attempts.ts';
import { receiveFromMailbox } from '#collections/mail/inbound/mailbox.ts';

/** Is killed while it receives a mail, as by one that takes all memory. */
const [databaseUrl = '', mailbox = ''] = process.argv.slice(2);
const database = drizzle(databaseUrl);

await receiveFromMailbox(mailbox, {
  beginAttempt: (mail) => beginAttempt(database, mail),
  receive: () => {
    process.kill(process.pid, 'SIGKILL');
    return Promise.resolve('unknown');
  },
  forgetAttempts: () => forgetAttempts(database),
});

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mailbox on loopback that knows as much of IMAP as a client needs to read what is new. */
export interface ImapMailbox {
  url: string;
  /** Mails by their UID, which is their place from 1. */
  mails: { source: string; isSeen: boolean; isFlagged?: boolean }[];
  close: () => Promise<void>;
}

const PASSWORD = 'p@ss word';

function respond(mails: ImapMailbox['mails'], command: string): string[] {
  const [verb = '', ...rest] = command.toUpperCase().split(' ');
  const mailAt = (uid: string | undefined) => mails[Number(uid) - 1];
  if (verb === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1'];
  if (verb === 'LIST' || verb === 'LSUB') return [`* ${verb} () "/" "INBOX"`];
  if (verb === 'SELECT') return [`* ${mails.length} EXISTS`, '* FLAGS (\\Seen)', '* OK [UIDVALIDITY 1] ok'];
  if (verb !== 'UID') return [];
  const [action, uid, ...more] = rest;
  const mail = mailAt(uid);
  if (action === 'SEARCH') {
    const unseen = mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]));
    return [`* SEARCH ${unseen.join(' ')}`];
  }
  if (action === 'STORE' && mail && more.join(' ').includes('+FLAGS')) {
    mail.isSeen ||= more.join(' ').includes('\\SEEN');
    mail.isFlagged ||= more.join(' ').includes('\\FLAGGED');
  }
  if (action !== 'FETCH' || !mail) return [];
  const size = Buffer.byteLength(mail.source);
  return more.join(' ').includes('BODY')
    ? [`* ${uid} FETCH (UID ${uid} BODY[] {${size}}\r\n${mail.source})`]
    : [`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${size})`];
}

const canSignIn = (command: string): boolean =>
  command.includes('"box"') && command.includes(`"${PASSWORD}"`);

function serve(mails: ImapMailbox['mails'], socket: Socket): void {
  const send = (line: string) => socket.write(`${line}\r\n`);
  send('* OK ready');
  socket.on('error', () => undefined);
  createInterface({ input: socket }).on('line', (line) => {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    const verb = words[0]?.toUpperCase();
    if (verb === 'LOGIN' && !canSignIn(command)) return send(`${tag} NO [AUTHENTICATIONFAILED] no`);
    for (const answer of respond(mails, command)) send(answer);
    if (verb === 'LOGOUT') send('* BYE');
    send(`${tag} OK ${verb === 'SELECT' ? '[READ-WRITE] ' : ''}done`);
    if (verb === 'LOGOUT') socket.end();
  });
}

export async function startImapMailbox(): Promise<ImapMailbox> {
  const mails: ImapMailbox['mails'] = [];
  const server: Server = createServer((socket) => serve(mails, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://box:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { parseMail, type ReceivedMail } from './mail.ts';

/** A fault in one connection. */
export type Fault =
  | 'refuses the connection'
  | 'refuses the sender for now'
  | 'refuses the recipient for now'
  | 'refuses the text for now'
  | 'breaks off in the text'
  | 'breaks off before it says that it has the mail'
  | 'refuses the recipient for good';

/** An email that was received one or more times. */
export interface FiledMail extends ReceivedMail {
  /** How many times it was received, under the same Message-ID. */
  deliveries: number;
  /** How many of these times its sender did not get a confirmation. */
  unanswered: number;
}

/** A local mail server that stores emails by Message-ID, like email programs do, and fails on request. */
export interface SmtpReceiver {
  port: number;
  /** Injects faults into the next connections, one each. Later connections work. */
  fail: (...faults: Fault[]) => void;
  /** The emails received so far, by Message-ID. */
  filed: Map<string, FiledMail>;
  /** Stops accepting connections until `goUp` restarts it on the same port. */
  goDown: () => Promise<void>;
  goUp: () => Promise<void>;
}

const answer = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

const REFUSALS = {
  connect: { 'refuses the connection': answer(421) },
  sender: { 'refuses the sender for now': answer(451) },
  recipient: { 'refuses the recipient for now': answer(450), 'refuses the recipient for good': answer(550) },
  text: { 'refuses the text for now': answer(452) },
} as const satisfies Record<string, Partial<Record<Fault, Error>>>;

type Place = keyof typeof REFUSALS;

/** The faults for future connections, and the fault of each current connection. */
class Faults {
  readonly #waiting: Fault[] = [];
  readonly #bySession = new Map<string, Fault | undefined>();

  readonly add = (...faults: Fault[]): void => void this.#waiting.push(...faults);

  readonly begin = ({ id }: SMTPServerSession): void => void this.#bySession.set(id, this.#waiting.shift());

  readonly of = ({ id }: SMTPServerSession): Fault | undefined => this.#bySession.get(id);

  /** Returns the error, if any, to inject at this stage of the SMTP session. */
  readonly at = (place: Place, session: SMTPServerSession): Error | undefined => {
    const refusals: Partial<Record<Fault, Error>> = REFUSALS[place];
    const fault = this.of(session);
    return fault && refusals[fault];
  };
}

/** The sockets by remote port, because an SMTP session does not expose its socket. */
class Connections {
  readonly #byPort = new Map<number, Socket>();

  readonly add = (socket: Socket): void => void this.#byPort.set(socket.remotePort ?? 0, socket);

  readonly breakOff = ({ remotePort }: SMTPServerSession): void =>
    void this.#byPort.get(remotePort)?.destroy();
}

async function file(filed: SmtpReceiver['filed'], source: string, isAnswered: boolean): Promise<void> {
  const mail = await parseMail(source);
  const id = mail.headers['message-id'] ?? '';
  const { deliveries, unanswered } = filed.get(id) ?? { deliveries: 0, unanswered: 0 };
  filed.set(id, { ...mail, deliveries: deliveries + 1, unanswered: unanswered + (isAnswered ? 0 : 1) });
}

const listen = (server: SMTPServer, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });

function makeServer(faults: Faults, filed: SmtpReceiver['filed']): SMTPServer {
  const connections = new Connections();
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    if (faults.of(session) === 'breaks off in the text') {
      connections.breakOff(session);
      return;
    }
    const source = await text(stream);
    const refusal = faults.at('text', session);
    if (refusal) throw refusal;
    const breaksOff = faults.of(session) === 'breaks off before it says that it has the mail';
    await file(filed, source, !breaksOff);
    if (breaksOff) connections.breakOff(session);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (session, done) => {
      faults.begin(session);
      done(faults.at('connect', session));
    },
    onMailFrom: (_address, session, done) => done(faults.at('sender', session)),
    onRcptTo: (_address, session, done) => done(faults.at('recipient', session)),
    onData: (stream, session, done) => {
      receive(stream, session).then(() => done(), done);
    },
  });
  server.server.on('connection', connections.add);
  // Ignore broken connections, because tests cause them.
  server.on('error', () => undefined);
  return server;
}

export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const faults = new Faults();
  const filed: SmtpReceiver['filed'] = new Map();
  let server = makeServer(faults, filed);
  const port = await listen(server, 0);
  return {
    port,
    filed,
    fail: faults.add,
    goDown: () => new Promise((resolve) => server.close(resolve)),
    goUp: async () => {
      server = makeServer(faults, filed);
      await listen(server, port);
    },
  };
}

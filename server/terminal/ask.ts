import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Where answers come from: a person at a terminal. */
export interface Terminal {
  ask: (question: string) => Promise<string>;
  /** Asks for something that does not appear on the screen. */
  askSecretly: (question: string) => Promise<string>;
}

/** Lets the line editor write its question, and nothing of the answer. */
function screen() {
  const state = { hidden: false };
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!state.hidden) process.stdout.write(chunk);
      done();
    },
  });
  return { state, output };
}

async function question(words: string, secret: boolean): Promise<string> {
  const { state, output } = screen();
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const ended = new Promise<never>((_resolve, reject) =>
      lines.once('close', () => reject(new Error('Nothing was entered.'))),
    );
    const answer = lines.question(words);
    state.hidden = secret;
    return await Promise.race([answer, ended]);
  } finally {
    lines.close();
    if (secret) process.stdout.write('\n');
  }
}

/** The terminal at which somebody sits; none where the command runs in a script. */
export function openTerminal(): Terminal | undefined {
  if (!process.stdin.isTTY) return undefined;
  return {
    ask: (words) => question(words, false),
    askSecretly: (words) => question(words, true),
  };
}

/** Asks until the answer is one that can be taken, and says why another is not. */
export async function askUntil<Answer>(
  ask: () => Promise<string>,
  judge: (text: string) => { answer: Answer } | { objection: string },
): Promise<Answer> {
  for (;;) {
    const judged = judge(await ask());
    if ('answer' in judged) return judged.answer;
    process.stdout.write(`${judged.objection}\n`);
  }
}

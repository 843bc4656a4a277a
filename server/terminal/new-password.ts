import { ReadableError } from '../readable-error.ts';
import { askUntil, type Terminal } from './ask.ts';

/** A password, and whether it has to be told, as nobody has chosen it. */
export interface NewPassword {
  password: string;
  isGenerated: boolean;
}

interface Choice {
  /** The variable ADMIN_PASSWORD. */
  given: string | undefined;
  terminal: Terminal | undefined;
  generate: () => string;
  objectionTo: (password: string) => string | undefined;
}

/**
 * The password of the variable, or what is typed twice at the terminal, or, where neither is given, one that is made
 * here. Throws a ReadableError where the variable's is too weak.
 */
export async function choosePassword({
  given,
  terminal,
  generate,
  objectionTo,
}: Choice): Promise<NewPassword> {
  if (given !== undefined) {
    const objection = objectionTo(given);
    if (objection) throw new ReadableError(`ADMIN_PASSWORD: ${objection}`);
    return { password: given, isGenerated: false };
  }
  const generated = () => ({ password: generate(), isGenerated: true });
  if (!terminal) return generated();
  return askUntil(
    () => terminal.askSecretly('Password (empty: one is made): '),
    (text) => {
      const objection = text && objectionTo(text);
      return objection ? { objection } : { answer: text };
    },
  ).then(async (typed) => {
    if (!typed) return generated();
    const again = await terminal.askSecretly('The same password again: ');
    if (again !== typed) throw new ReadableError('The two passwords are not the same. Nothing was changed.');
    return { password: typed, isGenerated: false };
  });
}

/** A failure that a person can act on: its message says what to do, and is shown without a stack. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

/** What an unknown thrown value says. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Whether a thrown value carries this code, such as ENOENT. */
export function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

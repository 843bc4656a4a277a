/** An error that the operator can fix: its message says how, and is shown without a stack. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

/** The message of a thrown value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Whether a thrown value carries this code, such as ENOENT. */
export function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

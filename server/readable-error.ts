/** An error that the operator can fix. Only its message is printed, without a stack trace. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

export function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

import { CityDataError } from '../errors.ts';

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const NOTHING = 'Nothing was changed.';

const DISK_FULL = `The disk is full. ${NOTHING} Free up space for the file and a second copy of the set, then start the import again.`;
const LOST = `The connection to the database was lost. ${NOTHING} Start the import again.`;

const BY_CODE: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  // PostgreSQL: the disk is full, or the server is shutting down.
  '53100': DISK_FULL,
  '57P01': LOST,
  '57P02': LOST,
  ECONNRESET: LOST,
  ENOENT: `The file does not exist. ${NOTHING}`,
  EISDIR: `This is a folder, not a file. ${NOTHING}`,
  EACCES: `Lotline is not allowed to read the file. ${NOTHING}`,
};

const DAMAGED =
  /unexpected end|incorrect (?:header|data)|invalid (?:block|stored|distance|code|bit)|not enough bytes|too many bytes|crc|checksum|invalid (?:local|central)|unclosed tag|disallowed char/i;

export function describeFailure(error: unknown, file: string): string {
  if (error instanceof CityDataError) return error.message;
  const code = errorCode(error);
  const known = BY_CODE[code];
  if (known) return known;
  const message = error instanceof Error ? error.message : String(error);
  if (code === '23505') {
    const detail = error instanceof Error && 'detail' in error ? String(error.detail) : message;
    return `${file} contains a duplicate: ${detail.replace(/\.$/, '')}. ${NOTHING} Get the file again.`;
  }
  // PostgreSQL data exceptions. Omits their messages, because they quote values, which may name people.
  if (code.startsWith('22')) return `${file} has a value that the database refused (${code}). ${NOTHING}`;
  if (/terminat/i.test(message) && code === '') return LOST;
  if (code.startsWith('Z_') || DAMAGED.test(message)) {
    return `${file} is damaged or incomplete. ${NOTHING} Get the file again.`;
  }
  return `The import failed: ${message.replace(/\.$/, '')}. ${NOTHING}`;
}

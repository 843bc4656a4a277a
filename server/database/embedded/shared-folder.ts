import { chmod, mkdir } from 'node:fs/promises';
import { ReadableError, messageOf } from '../../readable-error.ts';

const SHARED_FOLDER = '/var/lib/lotline';

/**
 * A folder of the machine that the database's user can enter, for when the product's own folders are
 * closed to it. Throws a ReadableError when it cannot be made.
 */
export async function sharedFolder(): Promise<string> {
  try {
    await mkdir(SHARED_FOLDER, { recursive: true });
    await chmod(SHARED_FOLDER, 0o755);
    return SHARED_FOLDER;
  } catch (error) {
    throw new ReadableError(
      `The database's user can enter neither the product's folder nor ${SHARED_FOLDER} (${messageOf(error)}). ` +
        'Set DATA_DIR to a folder that every user can enter, or set DATABASE_URL.',
    );
  }
}

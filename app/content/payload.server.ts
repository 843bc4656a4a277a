import config from '#cms/payload.config.ts';
import { getPayload, type Payload } from 'payload';

/** The one Payload of this process. The server has started it; this only hands it over. */
export const openPayload = (): Promise<Payload> => getPayload({ config });

/** What every read on behalf of a visitor says: check access, and there is nobody signed in. */
export const AS_VISITOR = { overrideAccess: false } as const;

import { getPayload, type Payload } from 'payload';
import config from './payload.config.ts';

/** The one Payload instance of this process, which the server has started. */
export const openPayload = (): Promise<Payload> => getPayload({ config });

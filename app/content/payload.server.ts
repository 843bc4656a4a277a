import config from '#cms/payload.config.ts';
import { getPayload, type Payload } from 'payload';

/** The one Payload of this process. The server has started it; this only hands it over. */
export const openPayload = (): Promise<Payload> => getPayload({ config });

import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** A request of nobody in particular: what is done with it is done by the product. */
export const ownRequest = (payload: Payload): Promise<PayloadRequest> => createLocalReq({}, payload);

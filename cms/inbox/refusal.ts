import { ValidationError, type PayloadRequest } from 'payload';

/** What stands in the way of a change, at the field that can put it right. */
export interface Objection {
  path: string;
  message: string;
}

/** The error at its field, and as the sentence that the panel shows at once. */
export function refusalAt(collection: string, objection: Objection, req: PayloadRequest): ValidationError {
  const error = new ValidationError({ collection, errors: [objection], req });
  return Object.assign(error, { message: objection.message });
}

import { ValidationError, type PayloadRequest } from 'payload';

export interface FieldError {
  path: string;
  message: string;
}

/** Payload's validation error, with the message that the panel shows as a toast. */
export function validationErrorAt(
  collection: string,
  error: FieldError,
  req: PayloadRequest,
): ValidationError {
  const validationError = new ValidationError({ collection, errors: [error], req });
  return Object.assign(validationError, { message: error.message });
}

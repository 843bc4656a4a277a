import { ValidationError, type PayloadRequest } from 'payload';

export interface FieldError {
  path: string;
  message: string;
}

export function validationErrorAt(
  collection: string,
  error: FieldError,
  req: PayloadRequest,
): ValidationError {
  const validationError = new ValidationError({ collection, errors: [error], req });
  return Object.assign(validationError, { message: error.message });
}

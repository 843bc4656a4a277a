import type { AfterErrorHook } from 'payload';
import { isAutosave, isForm } from './form-request.ts';

export const SIGNED_OUT = 'You are signed out. Copy your text, then sign in.';

/** Excludes sign-in errors, such as a wrong password or a deactivated account. */
const NOT_ALLOWED = ['Forbidden', 'UnauthorizedError'];

/** Attaches the error to `updatedAt`, which no form shows, so that the notice above the form shows the error instead. */
export const explainSignedOut: AfterErrorHook = ({ error, req }) => {
  if (!req || req.user || !isForm(req) || !NOT_ALLOWED.includes(error.name)) return undefined;
  const message = isAutosave(req) ? {} : { message: SIGNED_OUT };
  const data = { errors: [{ path: 'updatedAt', message: SIGNED_OUT }] };
  return { response: { errors: [{ name: error.name, ...message, data }] } };
};

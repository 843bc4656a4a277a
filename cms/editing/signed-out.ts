import type { AfterErrorHook } from 'payload';
import { isAutosave, isForm } from './form-request.ts';

export const SIGNED_OUT = 'You are signed out. Copy your text, then sign in.';

const FORBIDDEN = [401, 403];

/** No form has the field `updatedAt`, so the notice above the form shows this message. */
export const explainSignedOut: AfterErrorHook = ({ error, req }) => {
  const status = 'status' in error ? Number(error.status) : undefined;
  if (!req || req.user || !isForm(req) || !status || !FORBIDDEN.includes(status)) return undefined;
  const message = isAutosave(req) ? {} : { message: SIGNED_OUT };
  const data = { errors: [{ path: 'updatedAt', message: SIGNED_OUT }] };
  return { response: { errors: [{ name: error.name, ...message, data }] } };
};

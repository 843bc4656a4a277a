import { createContext } from 'react';

/** Whether a page has something to say that only scripts can: what went wrong, or what a form was answered. */
export const MustBegin = createContext(false);

import { examplePages } from '#tests/support/site-routes.ts';

/** What a visitor sees after sending a form, one of each kind. */
const CONFIRMATIONS = [
  '/contact?message=received',
  '/feedback?feedback=received',
  '/ll97?for=providers&application=received',
  '/ll97/vendor-access?application=received',
  '/ll97/newsletter?subscribed=yes',
  '/ll97/quiz?answers=1d-2d-3d-4d-5d&result=received',
  '/ll199/invoice?invoice=received',
];

/** The pages that are measured unless others are named: every public page, and confirmations. */
export const PAGES: string[] = [...examplePages.map(({ address }) => address), ...CONFIRMATIONS];

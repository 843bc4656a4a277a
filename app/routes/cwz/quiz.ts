import { redirect } from '@remix-run/node';
import { moduleUrls } from '#app/features/modules/module-urls.ts';

/** The module has an assessment where others have a quiz. */
export const loader = () => redirect(moduleUrls('cwz').quiz);

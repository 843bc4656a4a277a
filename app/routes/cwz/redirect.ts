import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { moduleUrls } from '#app/features/modules/module-urls.ts';

const { quiz, overview } = moduleUrls('cwz');

/**
 * Where other modules have a quiz, this one has an assessment; and without an id there is no report. Source:
 * specification section 4, "CWZ report".
 */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(new URL(request.url).pathname.endsWith('/quiz') ? quiz : overview);

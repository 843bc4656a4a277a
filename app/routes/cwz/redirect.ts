import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { moduleUrls } from '#app/urls/module-urls.ts';

const { quiz, overview } = moduleUrls('cwz');

/** Redirects quiz and report URLs, because CWZ has no quiz and no report without an ID. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(new URL(request.url).pathname.endsWith('/quiz') ? quiz : overview);

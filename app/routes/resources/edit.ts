import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findEditUrl } from '#app/data/edit-url.server.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const form = await findEditUrl(query.get('page') ?? '/');
  const text = query.get('text')?.trim();
  if (!text) return redirect(form);
  const search = new URLSearchParams({ q: text, in: form.replace(/^\/admin/, '') });
  return redirect(`/admin/find-text?${search.toString()}`);
}

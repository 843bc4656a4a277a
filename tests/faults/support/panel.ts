import { z } from 'zod';
import { ADMIN } from './world.ts';

const TOKEN = /payload-token=([^;]+)/;

const headers = (siteUrl: string, token?: string) => ({
  'content-type': 'application/json',
  origin: siteUrl,
  ...(token ? { authorization: `JWT ${token}` } : {}),
});

/** Signs in as the admin. Returns the session token. */
export async function signIn(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/users/login`, {
    method: 'POST',
    headers: headers(siteUrl),
    body: JSON.stringify(ADMIN),
  });
  const [, token] = TOKEN.exec(response.headers.get('set-cookie') ?? '') ?? [];
  if (!token) throw new Error(`Nobody was signed in: ${response.status} ${await response.text()}`);
  return token;
}

const articlesSchema = z.object({ docs: z.array(z.object({ id: z.number(), slug: z.string() })) });

/**
 * Changes a published Local Law 97 article through one process. Returns the path of its page and its new title.
 */
export async function changeArticle(
  url: string,
  siteUrl: string,
  token: string,
): Promise<{ path: string; title: string }> {
  const where = 'where[module][equals]=ll97&where[_status][equals]=published&limit=1&depth=0';
  const found = await fetch(`${url}/api/articles?${where}`, { headers: headers(siteUrl, token) });
  const [article] = articlesSchema.parse(await found.json()).docs;
  const title = `Changed at ${new Date().toISOString()}`;
  const response = await fetch(`${url}/api/articles/${article?.id}`, {
    method: 'PATCH',
    headers: headers(siteUrl, token),
    body: JSON.stringify({ title, _status: 'published' }),
  });
  if (!response.ok)
    throw new Error(`An article could not be changed: ${response.status} ${await response.text()}`);
  return { path: `/ll97/blog/${article?.slug}`, title };
}

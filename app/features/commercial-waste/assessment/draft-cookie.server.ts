import { randomBytes } from 'node:crypto';
import { createCookie, type Cookie } from '@remix-run/node';
import { derivedSecret } from '#cms/open-payload.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { draftSchema, type Draft } from './draft.ts';

const LIFETIME_SECONDS = 2 * 60 * 60;
/** Each draft is a cookie of up to 4 KB that every request sends, and Node rejects headers over 16 KB. */
const MAX_DRAFTS = 3;
const ID_BYTES = 12;
const ID = /^[\w-]{16}$/;
const DRAFT_COOKIES = /(?:^|;\s*)cwz-draft-([\w-]{16})=/g;

/** The ID appears in URLs. It need not be secret, because the answers are in the browser's cookie. */
export const newDraftId = (): string => randomBytes(ID_BYTES).toString('base64url');

async function draftCookie(id: string): Promise<Cookie> {
  return createCookie(`cwz-draft-${id}`, {
    secrets: [await derivedSecret('assessment drafts')],
    path: '/cwz',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl().startsWith('https:'),
    maxAge: LIFETIME_SECONDS,
    // Base64 needs no escaping in a cookie, and escaping would make the longest draft too long.
    encode: (value) => value,
  });
}

const cookieHeader = (request: Request): string => request.headers.get('cookie') ?? '';

export async function readDraft(request: Request, id: string, now: number): Promise<Draft | undefined> {
  if (!ID.test(id)) return undefined;
  const cookie = await draftCookie(id);
  const { data } = draftSchema.safeParse(await cookie.parse(cookieHeader(request)));
  return data && now - data.savedAt < LIFETIME_SECONDS * 1000 ? data : undefined;
}

const dropDraft = async (id: string): Promise<string> => (await draftCookie(id)).serialize('', { maxAge: 0 });

const draftsIn = (request: Request): string[] => [
  ...new Set([...cookieHeader(request).matchAll(DRAFT_COOKIES)].map(([, id = '']) => id)),
];

export async function findDraftOfReport(
  request: Request,
  reportId: string,
  now: number,
): Promise<string | undefined> {
  for (const id of draftsIn(request)) {
    if ((await readDraft(request, id, now))?.reportId === reportId) return id;
  }
  return undefined;
}

async function surplusDrafts(request: Request, id: string, now: number): Promise<string[]> {
  const others = draftsIn(request).filter((other) => other !== id);
  const dated = await Promise.all(
    others.map(async (other) => ({
      other,
      savedAt: (await readDraft(request, other, now))?.savedAt ?? 0,
    })),
  );
  const newestFirst = dated.sort((a, b) => b.savedAt - a.savedAt);
  return newestFirst.slice(MAX_DRAFTS - 1).map(({ other }) => other);
}

export async function saveDraft(
  request: Request,
  id: string,
  answers: Draft['answers'],
  now: number,
  reportId?: string,
): Promise<Headers> {
  const draft: Draft = { savedAt: now, answers, reportId };
  const headers = new Headers();
  headers.append('Set-Cookie', await (await draftCookie(id)).serialize(draft));
  for (const surplus of await surplusDrafts(request, id, now)) {
    headers.append('Set-Cookie', await dropDraft(surplus));
  }
  return headers;
}

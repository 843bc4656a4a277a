'use client';
import { z } from 'zod';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import type { ReplyDraft } from '../schema.ts';

const storedSchema = z.object({ isStored: z.boolean() });

type Stored = ApiResponse<z.infer<typeof storedSchema>>;

/** Drafts that the server does not have yet, by the path of their conversation. */
const unstored = new Map<string, { draft: ReplyDraft; response: Promise<Stored> }>();

export const unstoredDraft = (path: string): ReplyDraft | undefined => unstored.get(path)?.draft;

/** Resolves when a conversation that is loaded has what was typed a moment ago. */
export const draftIsStored = (path: string): Promise<unknown> | undefined => unstored.get(path)?.response;

export const forgetDraft = (path: string): void => void unstored.delete(path);

/** Stores a draft after those before it, also while the page is closed. */
export function storeDraft(path: string, draft: ReplyDraft): Promise<Stored> {
  const before: Promise<unknown> = unstored.get(path)?.response ?? Promise.resolve();
  const response = before.then(async () => {
    const stored = await callApi(`${path}/draft`, storedSchema, { body: draft, keepalive: true });
    if (stored.result && unstored.get(path)?.draft === draft) unstored.delete(path);
    return stored;
  });
  unstored.set(path, { draft, response });
  return response;
}

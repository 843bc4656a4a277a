'use client';
import { z } from 'zod';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import type { ReplyDraft } from '../reply-schema.ts';

const storedSchema = z.object({ isStored: z.boolean() });

type Stored = ApiResponse<z.infer<typeof storedSchema>>;

const unstored = new Map<string, { draft: ReplyDraft; response: Promise<Stored> }>();

export const unstoredDraft = (path: string): ReplyDraft | undefined => unstored.get(path)?.draft;

export const draftIsStored = (path: string): Promise<unknown> | undefined => unstored.get(path)?.response;

export const forgetDraft = (path: string): void => void unstored.delete(path);

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

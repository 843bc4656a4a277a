import type { Payload } from 'payload';
import { editorWith } from '#cms/preview/may-preview.ts';
import type { FindEditor } from '../http/previews.ts';

/** Finds who may preview among the accounts of the back office. */
export const findEditorIn =
  (payload: Payload): FindEditor =>
  (headers) =>
    editorWith(payload, headers);

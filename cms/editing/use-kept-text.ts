'use client';
import { useAuth, useDocumentInfo, useForm, useWatchForm } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { CheckedField } from '#cms/content-lint/required-fields.ts';
import type { Values } from '#cms/objects.ts';
import {
  changesBetween,
  compareWithForm,
  type UnsavedChanges,
  parseChanges,
  valuesByPath,
  withoutSaved,
  withValue,
} from './kept-changes.ts';

const write = (key: string, changes: UnsavedChanges): string | null => {
  const isEmpty = Object.keys(changes).length === 0;
  const text = isEmpty ? null : JSON.stringify(changes);
  if (text === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
  return text;
};

/** Returns a storage key that contains the ID of the user who typed the text, even after their session has ended. */
function useKey(): string {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const owner = useRef(user?.id);
  owner.current ??= user?.id;
  return `not saved: ${owner.current} ${collectionSlug ?? globalSlug} ${id ?? ''}`;
}

/**
 * Keeps changed fields in the browser while they cannot be saved, even if the page reloads or a newer version
 * replaces the form. Removes them once they are saved.
 */
export function useUnsavedText(isRefused: boolean) {
  const { data = {}, docConfig } = useDocumentInfo();
  const { getData, reset, setModified } = useForm();
  useWatchForm();
  const fields = (docConfig?.fields ?? []) as readonly CheckedField[];
  const saved = valuesByPath(fields, data);
  const key = useKey();
  const [kept, setKept] = useState<string | null>(null);
  const before = useRef<Values>(saved);
  const refused = useRef<{ version: unknown; earlier: UnsavedChanges }>(undefined);
  useEffect(() => {
    if (!isRefused) {
      before.current = saved;
      refused.current = undefined;
      setKept(write(key, withoutSaved(parseChanges(sessionStorage.getItem(key)), saved)));
      return;
    }
    const values = getData();
    refused.current ??= {
      version: values.updatedAt,
      earlier: parseChanges(sessionStorage.getItem(key)),
    };
    // Payload may already have replaced the form with the newer version, which the user did not type:
    // https://github.com/payloadcms/payload/issues/18220.
    if (values.updatedAt !== refused.current.version) return;
    const changes = changesBetween(before.current, valuesByPath(fields, values));
    write(key, { ...refused.current.earlier, ...changes });
  });
  const shown = valuesByPath(fields, getData());
  const { free, contested } = compareWithForm(parseChanges(kept), shown);
  const discard = (path?: string) => {
    const { [path ?? '']: _discarded, ...others } = parseChanges(kept);
    setKept(write(key, path === undefined ? {} : others));
  };
  const restore = async (changes: UnsavedChanges) => {
    const restored = Object.entries(changes).reduce<Values>(
      (values, [path, { typed }]) => withValue(values, path, typed),
      getData(),
    );
    await reset({ ...restored, updatedAt: data.updatedAt as unknown });
    setModified(true);
  };
  const isSaved = Object.keys(changesBetween(saved, shown)).length === 0;
  return { free, contested, isSaved, discard, restore };
}

'use client';
import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

type Values = Record<string, unknown>;

const isSame = (one: Values, other: Values): boolean => {
  const textOf = (values: Values) => JSON.stringify({ ...values, updatedAt: undefined });
  return textOf(one) === textOf(other);
};

const parse = (text: string): Values => JSON.parse(text) as Values;

/**
 * Keeps typed text in the browser while it cannot be saved, even if the page reloads or a newer version
 * replaces the form. `restore` exists if text was kept before this form opened.
 */
export function useKeptText(isRefused: boolean) {
  const { collectionSlug, globalSlug, id, data } = useDocumentInfo();
  const { getData, reset, setModified } = useForm();
  const isModified = useFormModified();
  const key = `not saved: ${collectionSlug ?? globalSlug} ${id ?? ''}`;
  const savedAt: unknown = data?.updatedAt;
  const [kept, setKept] = useState<string | null>(null);
  const refused = useRef<{ version: unknown }>(undefined);
  useEffect(() => {
    if (!isRefused) {
      refused.current = undefined;
      return;
    }
    const values = getData();
    refused.current ??= { version: values.updatedAt };
    // Payload may have replaced the form with the newer version by now, which nobody typed:
    // https://github.com/payloadcms/payload/issues/18220.
    if (values.updatedAt !== refused.current.version) return;
    if (isModified || sessionStorage.getItem(key) === null) {
      sessionStorage.setItem(key, JSON.stringify(values));
    }
  });
  useEffect(() => {
    if (isRefused) return;
    const text = sessionStorage.getItem(key);
    const isSaved = text !== null && isSame(parse(text), getData());
    if (isSaved) sessionStorage.removeItem(key);
    setKept(isSaved ? null : text);
  }, [isRefused, key, getData]);
  const forget = () => {
    sessionStorage.removeItem(key);
    setKept(null);
  };
  const restore = async () => {
    if (kept === null) return;
    await reset({ ...parse(kept), updatedAt: savedAt });
    setModified(true);
    forget();
  };
  return { hasKept: kept !== null, forget, restore };
}

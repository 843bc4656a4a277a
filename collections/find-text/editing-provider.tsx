'use client';
import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import type { User } from '#cms/payload-types.ts';
import './find-text.css';
import { goToField } from './go-to-field.ts';

/** Cached pages are the same for everyone, so app/site-script.js checks local storage for this key. */
const EDITOR_MARK = 'lotline-editor';

export function EditingProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth<User>();
  const pathname = usePathname();
  const isEditor = user?.role === 'admin' || user?.role === 'editor';
  useEffect(() => {
    if (isEditor) localStorage.setItem(EDITOR_MARK, 'yes');
    else localStorage.removeItem(EDITOR_MARK);
  }, [isEditor]);
  useEffect(() => goToField(window.location.hash), [pathname]);
  return children;
}

'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplyDraft } from '../reply-schema.ts';
import { storeDraft } from './stored-drafts.ts';

const DELAY_MS = 500;

interface Options {
  isStored: boolean;
  onStored: (() => void) | undefined;
}

export function useDraftSaver(path: string, { isStored, onStored }: Options) {
  const [state, setState] = useState('');
  const wasStored = useRef(isStored);
  const notify = useRef(onStored);
  useEffect(() => {
    notify.current = onStored;
  }, [onStored]);
  const waiting = useRef<{ draft: ReplyDraft; timer: number }>(undefined);
  const take = useCallback((): ReplyDraft | undefined => {
    const taken = waiting.current;
    window.clearTimeout(taken?.timer);
    waiting.current = undefined;
    return taken?.draft;
  }, []);
  const flush = useCallback(async (): Promise<void> => {
    const draft = take();
    if (!draft) return;
    const { result, error } = await storeDraft(path, draft);
    if (result && result.isStored !== wasStored.current) {
      wasStored.current = result.isStored;
      notify.current?.();
    }
    if (!waiting.current)
      setState(error ? `Draft not saved. ${error}` : result?.isStored ? 'Draft saved' : '');
  }, [path, take]);
  const save = (draft: ReplyDraft): void => {
    take();
    setState('');
    waiting.current = { draft, timer: window.setTimeout(() => void flush(), DELAY_MS) };
  };
  useEffect(() => {
    const listener = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      void flush();
    };
  }, [flush]);
  return { state, save, take };
}

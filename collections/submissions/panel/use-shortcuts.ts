'use client';
import { usePreferences } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { type Command, findCommand } from './shortcuts.ts';

const PREFERENCE = 'inbox-shortcuts';

const preferenceSchema = z.object({ areOn: z.boolean() }).catch({ areOn: true });

/** Single-character shortcuts can be turned off, because some users trigger them by accident or speech input. */
export function useShortcutPreference() {
  const { getPreference, setPreference } = usePreferences();
  const [areOn, setOn] = useState(true);
  useEffect(() => {
    void getPreference<unknown>(PREFERENCE).then((stored) => setOn(preferenceSchema.parse(stored).areOn));
  }, [getPreference]);
  const change = (wanted: boolean) => {
    setOn(wanted);
    void setPreference<object>(PREFERENCE, { areOn: wanted });
  };
  return { areOn, change };
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]';

const OWN_KEYS = 'dialog[open], [role=menu]';

export function useShortcuts(areOn: boolean, handle: (command: Command, target: Element) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (!(target instanceof Element) || event.defaultPrevented || isComposing) return;
    if (document.querySelector(OWN_KEYS)) return;
    const command = findCommand(
      {
        key,
        hasModifier: ctrlKey || metaKey || altKey,
        isTyping: target.matches(TYPING),
        isOnRow: target.matches('[role=row]'),
      },
      areOn,
    );
    if (!command) return;
    event.preventDefault();
    handle(command, target);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

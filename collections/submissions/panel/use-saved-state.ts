'use client';
import { useState } from 'react';
import type { z } from 'zod';

function read<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, a draft lasts as long as its form.
  }
}

/** State in session storage, which restores an unsent draft when its submission is opened again. */
export function useSavedState<Value>(key: string, schema: z.ZodType<Value>, initial: () => Value) {
  const [value, setValue] = useState(() => read(key, schema) ?? initial());
  const save = (next: Value) => {
    setValue(next);
    write(key, next);
  };
  const clear = () => {
    setValue(initial());
    write(key, undefined);
  };
  return { value, save, clear };
}

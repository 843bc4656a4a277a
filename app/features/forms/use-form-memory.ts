import type { DefaultValue, FormMetadata } from '@conform-to/react';
import { useLocation, useNavigationType } from '@remix-run/react';
import { useLayoutEffect, useRef, useState } from 'react';

type Typed = Record<string, unknown>;

/**
 * What stood in forms when their pages were left. It lives as long as the document and is written nowhere: what a
 * visitor typed is gone with the tab. A page that the browser itself loads again has it from the browser.
 */
const memory = new Map<string, Typed>();

/** A form of one entry in the browser's history. */
function useEntry(formId: string) {
  const { key, pathname } = useLocation();
  return { key, name: [key, pathname, formId].join(' ') };
}

/** What was typed in a form before its page was left, where a visitor comes back to it with Back or Forward. */
export function useTypedBefore<Values>(formId: string): DefaultValue<Values> | undefined {
  const { name } = useEntry(formId);
  const isBack = useNavigationType() === 'POP';
  const [typed] = useState(() => (isBack ? memory.get(name) : undefined));
  return typed as DefaultValue<Values> | undefined;
}

/** The key of the browser's present entry, as React Router writes it. The first one has none. */
const presentKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Files cannot be put back into a form: browsers do not allow that. */
const withoutFiles = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => !(value instanceof File)));

/** Keeps what stands in a form when its page is left. A dialog that is closed leaves no page. */
export function useKeepTyped<Values extends Record<string, unknown>>(form: FormMetadata<Values>): void {
  const { key, name } = useEntry(form.id);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  useLayoutEffect(
    () => () => {
      if (presentKey() !== key) memory.set(name, withoutFiles(latest.current.value ?? {}));
    },
    [key, name],
  );
}

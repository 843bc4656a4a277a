import type { DefaultValue, FormMetadata, SubmissionResult } from '@conform-to/react';
import { useActionData, useLocation, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { summarize } from '#app/ui/forms/error-summary.tsx';
import { useValidatedForm, type ValidatedFormOptions } from '#app/ui/forms/use-validated-form.ts';
import { dismissNotice, showToast } from '#app/ui/toasts.tsx';
import { UNREACHABLE, type FormAnswer } from './client-action.ts';
import type { FormDescription } from './form-check.ts';

type Typed = Record<string, unknown>;

/**
 * What was typed in forms when their pages were left. It lives as long as the document and is written nowhere. A page
 * that the browser itself loads again gets it from the browser.
 */
const memory = new Map<string, Typed>();

/** The key of the browser's present history entry, as React Router writes it. The first one has none. */
const presentKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Browsers do not let a script put a file back into a form. */
const withoutFiles = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => !(value instanceof File)));

/** A form of one entry in the browser's history. */
function useHistoryEntry(formId: string) {
  const { key, pathname } = useLocation();
  return { key, name: [key, pathname, formId].join(' ') };
}

/** What was typed in a form before its page was left, where a visitor comes back to it with Back or Forward. */
function useTypedBefore<Fields>(formId: string): DefaultValue<Fields> | undefined {
  const { name } = useHistoryEntry(formId);
  const isBack = useNavigationType() === 'POP';
  const [typed] = useState(() => (isBack ? memory.get(name) : undefined));
  return typed as DefaultValue<Fields> | undefined;
}

/** Remembers what is typed in a form when its page is left. A dialog that is closed leaves no page. */
function useRememberTyped<Fields extends Typed>(form: FormMetadata<Fields>): void {
  const { key, name } = useHistoryEntry(form.id);
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

export interface SubmissionOptions<Fields extends Typed> extends Omit<
  ValidatedFormOptions<Fields>,
  'lastResult' | 'constraint'
> {
  /** What the server says of the form. */
  form: FormDescription;
  /** The label of each field in the form's order, for its control and for the error summary. */
  labels: Record<keyof Fields & string, string>;
  /** The title of the toast when it could not be stored, where the specification has one. */
  failureTitle?: string;
}

interface SubmissionState {
  isSubmitting: boolean;
  /** What the server answered, when it refused the form. */
  result: SubmissionResult | undefined;
}

/** The state of a form: idle, being submitted, or refused. Back shows again what was typed in it. */
export function useFormState<Fields extends Typed>(
  { form: { constraint, unreachable }, labels, failureTitle, ...options }: SubmissionOptions<Fields>,
  { isSubmitting, result: answered }: SubmissionState,
) {
  const unreachableResult = useMemo(
    (): SubmissionResult => ({ status: 'error', error: { '': [unreachable] } }),
    [unreachable],
  );
  const result = answered === UNREACHABLE.result ? unreachableResult : answered;
  const typedBefore = useTypedBefore<Fields>(options.id);
  const { fields, ...validated } = useValidatedForm<Fields>({
    ...options,
    constraint,
    defaultValue: typedBefore ?? options.defaultValue,
    lastResult: isSubmitting ? undefined : result,
  });
  useRememberTyped(validated.form);
  const failure = result?.error?.['']?.join(' ');
  useEffect(() => {
    if (!failure || !failureTitle) return undefined;
    showToast({ kind: 'error', title: failureTitle, description: failure });
    return dismissNotice;
  }, [failure, failureTitle, result]);
  return {
    fields,
    /** What the control of a field takes: the field and its label. */
    control: <Name extends keyof Fields & keyof typeof fields & string>(name: Name) => ({
      field: fields[name],
      label: labels[name],
    }),
    /** What to spread on the `SubmissionForm`. */
    submission: { ...validated, errors: summarize<string>(fields, labels), isSubmitting },
  };
}

/** The state of a form that is submitted to the page's own action. */
export const useSubmission = <Fields extends Typed>(options: SubmissionOptions<Fields>) =>
  useFormState(options, {
    isSubmitting: useNavigation().formMethod === 'POST',
    result: useActionData<FormAnswer>()?.result,
  });

import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useState, type FocusEvent } from 'react';
import type { FormCheck } from './form-check.ts';
import { useAfterPress } from './use-after-press.ts';

export interface ValidatedFormOptions<Values extends Record<string, unknown>> {
  id: string;
  /** What the action answered, when it refused. */
  lastResult: SubmissionResult | undefined;
  /** The browser's own constraints, made from the schema on the server. */
  constraint: Parameters<typeof useForm<Values>>[0]['constraint'];
  /** Fetches the schema's check. It comes with the first touch of a field, not with the page. */
  loadCheck: () => Promise<FormCheck<Values>>;
  defaultValue?: DefaultValue<Values>;
}

/** Whether an element is a field of a form that has something to validate. */
const isNamedField = (
  element: EventTarget,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  element.name !== '';

/**
 * A form that the server checks, and that the browser checks too once somebody writes in it, with
 * the same schema. Returns conform's form and fields, and what to spread on the form element.
 */
export function useValidatedForm<Values extends Record<string, unknown>>({
  loadCheck,
  ...options
}: ValidatedFormOptions<Values>) {
  const [check, setCheck] = useState<FormCheck<Values>>();
  const afterPress = useAfterPress();
  const [form, fields] = useForm<Values>({
    ...options,
    // Fields are validated as they are left, by `onBlur` below: conform's own way does not wait for a press to end.
    shouldValidate: 'onSubmit',
    shouldRevalidate: check ? 'onInput' : 'onSubmit',
    onValidate: check && (({ formData }) => check(formData)),
  });
  const onFocus = (event: FocusEvent<HTMLFormElement>) => {
    if (!check && event.target instanceof HTMLElement)
      void loadCheck().then((loaded) => setCheck(() => loaded));
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    // Without a check, conform would ask the server: nothing is sent before it is sent.
    if (!check || !isNamedField(target)) return;
    afterPress(() => {
      if (target.isConnected) form.validate({ name: target.name });
    });
  };
  return { form, fields, onFocus, onBlur };
}

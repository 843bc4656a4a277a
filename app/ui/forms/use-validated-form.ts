import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useState, type FocusEvent } from 'react';
import type { FormCheck } from './form-check.ts';
import { useBlurAfterPress } from './use-blur-after-press.ts';

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

/**
 * A form that the server checks, and that the browser checks too once somebody writes in it, with
 * the same schema. Returns conform's form and fields, and what to spread on the form element.
 */
export function useValidatedForm<Values extends Record<string, unknown>>({
  loadCheck,
  ...options
}: ValidatedFormOptions<Values>) {
  const [check, setCheck] = useState<FormCheck<Values>>();
  const onBlurCapture = useBlurAfterPress();
  const [form, fields] = useForm<Values>({
    ...options,
    // Without a check, conform would ask the server at each blur: nothing is sent before it is sent.
    shouldValidate: check ? 'onBlur' : 'onSubmit',
    shouldRevalidate: check ? 'onInput' : 'onSubmit',
    onValidate: check && (({ formData }) => check(formData)),
  });
  const onFocus = (event: FocusEvent<HTMLFormElement>) => {
    if (!check && event.target instanceof HTMLElement)
      void loadCheck().then((loaded) => setCheck(() => loaded));
  };
  return { form, fields, onFocus, onBlurCapture };
}

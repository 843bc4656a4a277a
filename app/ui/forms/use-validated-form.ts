import { useForm, type DefaultValue, type Submission, type SubmissionResult } from '@conform-to/react';
import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

/** Validates a form: `Fields` is what is typed, `Values` what the schema makes of it. */
export type FormCheck<Fields extends Record<string, unknown>, Values = unknown> = (
  formData: FormData,
) => Submission<Fields, string[], Values>;

export interface ValidatedFormOptions<Fields extends Record<string, unknown>> {
  id: string;
  lastResult: SubmissionResult | undefined;
  /** The browser's own constraints, made from the schema on the server. */
  constraint: Parameters<typeof useForm<Fields>>[0]['constraint'];
  /** Loads the form with its schema. It comes when a field is first focused, not with the page. */
  loadForm: () => Promise<{ check: FormCheck<Fields> }>;
  defaultValue?: DefaultValue<NoInfer<Fields>>;
  /** Called with a form that is valid as far as the browser can tell, before it is submitted. */
  onSubmit?: Parameters<typeof useForm<Fields, unknown>>[0]['onSubmit'];
}

/** Once a visitor uses the form, the browser validates it with the same schema as the server. */
export function useValidatedForm<Fields extends Record<string, unknown>>({
  loadForm,
  ...options
}: ValidatedFormOptions<Fields>) {
  const [check, setCheck] = useState<FormCheck<Fields>>();
  const onBlurCapture = useBlurAfterPress();
  const [form, fields] = useForm<Fields, unknown>({
    ...options,
    // Without a check, conform would ask the server at each blur.
    shouldValidate: check ? 'onBlur' : 'onSubmit',
    shouldRevalidate: check ? 'onInput' : 'onSubmit',
    onValidate: check && (({ formData }) => check(formData)),
  });
  const onFocus = (event: FocusEvent<HTMLFormElement>) => {
    if (!check && event.target instanceof HTMLElement)
      void loadForm().then((loaded) => setCheck(() => loaded.check));
  };
  return { form, fields, onFocus, onBlurCapture };
}

/**
 * Delays the blur of a field that is left by a press until the press has ended: the field's message moves what is
 * below it, and a button that moves between press and release is missed. Touch needs no delay, as browsers send its
 * mouse events in one piece after the finger is lifted.
 */
function useBlurAfterPress(): (event: FocusEvent<HTMLFormElement>) => void {
  const isPressed = useRef(false);
  const delayed = useRef<EventTarget[]>([]);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const press = () => {
      isPressed.current = true;
    };
    // In a later task, because the click comes right after the release.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        delayed.current
          .splice(0)
          .forEach((field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      });
    document.addEventListener('mousedown', press, options);
    document.addEventListener('mouseup', release, options);
    document.addEventListener('dragend', release, options);
    return () => listeners.abort();
  }, []);
  return useCallback(({ target, nativeEvent }) => {
    if (!isPressed.current) return;
    nativeEvent.stopPropagation();
    delayed.current.push(target);
  }, []);
}

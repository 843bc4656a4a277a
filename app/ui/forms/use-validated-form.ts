import { useForm, type DefaultValue, type Submission, type SubmissionResult } from '@conform-to/react';
import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

export type FormCheck<Fields extends Record<string, unknown>, Values = unknown> = (
  formData: FormData,
) => Submission<Fields, string[], Values>;

export interface ValidatedFormOptions<Fields extends Record<string, unknown>> {
  id: string;
  lastResult: SubmissionResult | undefined;
  constraint: Parameters<typeof useForm<Fields>>[0]['constraint'];
  /** Called when a field is first focused, so that the page loads without the schema. */
  loadForm: () => Promise<{ check: FormCheck<Fields> }>;
  defaultValue?: DefaultValue<NoInfer<Fields>>;
  onSubmit?: Parameters<typeof useForm<Fields, unknown>>[0]['onSubmit'];
}

export function useValidatedForm<Fields extends Record<string, unknown>>({
  loadForm,
  ...options
}: ValidatedFormOptions<Fields>) {
  const [check, setCheck] = useState<FormCheck<Fields>>();
  const onBlurCapture = useBlurAfterPress();
  const [form, fields] = useForm<Fields, unknown>({
    ...options,
    // Without a check, Conform would validate on the server at every blur.
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
 * Delays the blur of a field until the mouse button that caused it is released. The field's error message moves
 * everything below it, so a button could move between press and release and miss the click. Touch needs no delay:
 * browsers send its mouse events together after the finger is lifted.
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
    // Wait for a later task, because the click event follows the release.
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

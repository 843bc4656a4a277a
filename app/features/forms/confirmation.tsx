import { useSearchParams } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { showToast } from '#app/ui/toasts.tsx';
import { useArrivalFocus } from '#app/ui/use-arrival-focus.ts';

export type FormName =
  | 'application'
  | 'assessment'
  | 'bill'
  | 'calculation'
  | 'correction'
  | 'inquiry'
  | 'feedback'
  | 'follow'
  | 'invoice'
  | 'mail'
  | 'message'
  | 'newsletter'
  | 'portfolio'
  | 'result';

const RECEIVED = 'received';
const REFERENCE = 'reference';

export function confirmationUrl(formUrl: string, form: FormName, reference?: string): string {
  const url = new URL(formUrl);
  url.searchParams.delete('index');
  url.searchParams.set(form, RECEIVED);
  if (reference) url.searchParams.set(REFERENCE, reference);
  return `${url.pathname}${url.search}#${form}`;
}

export function useIsConfirmed(form: FormName): boolean {
  const [parameters] = useSearchParams();
  return parameters.get(form) === RECEIVED;
}

export function emptyFormUrl(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  form: FormName,
): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(form);
  const query = parameters.toString();
  return query ? `${pathname}?${query}#${form}` : `${pathname}#${form}`;
}

/** Checks the format, because the query may contain any text. */
export const isReference = (text: string): boolean => /^[2-9B-Z]{4}-[2-9B-Z]{4}$/.test(text);

export function useReference(): string | undefined {
  const [parameters] = useSearchParams();
  const reference = parameters.get(REFERENCE);
  return reference && isReference(reference) ? reference : undefined;
}

export const ReferenceNumber = ({ reference }: { reference: string | undefined }) =>
  reference ? (
    <p className="mt-3">
      Your reference number is <strong className="whitespace-nowrap">{reference}</strong>. Keep it for when
      you write to us.
    </p>
  ) : null;

interface ConfirmationProps {
  title: string;
  description: string;
  hasToast?: boolean;
  children?: ReactNode;
}

export function Confirmation({ title, description, hasToast = false, children }: ConfirmationProps) {
  const heading = useArrivalFocus();
  const isToastDue = hasToast && heading.autoFocus;
  useEffect(() => {
    if (isToastDue) showToast({ kind: 'success', title, description });
  }, [isToastDue, title, description]);
  return (
    <div
      role="status"
      className="max-w-[38rem] border border-line border-l-[5px] border-l-low bg-card p-6 sm:p-8"
    >
      <CircleCheck aria-hidden className="text-low" size={32} />
      <h2 {...heading} className="mt-3 text-fit-lg focus:outline-none">
        {title}
      </h2>
      <p className="mt-2">{description}</p>
      {children}
    </div>
  );
}

export const SubmittedNotice = ({ form, message }: { form: FormName; message: string }) =>
  useIsConfirmed(form) ? (
    <p role="status" className="not-printed mb-8 flex items-center gap-2.5 font-semibold text-low">
      <CircleCheck aria-hidden size={20} /> {message}
    </p>
  ) : null;

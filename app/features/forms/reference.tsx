import { useSearchParams } from '@remix-run/react';

/** The parameter of a confirmation's address that holds the reference number. */
export const REFERENCE = 'reference';

/** Whether a text looks like a reference number: whoever writes something else into an address has it shown to nobody. */
export const isReference = (text: string): boolean => /^[2-9B-Z]{4}-[2-9B-Z]{4}$/.test(text);

/** The reference number in the address of a confirmation; nothing where there is none. */
export function useReference(): string | undefined {
  const [parameters] = useSearchParams();
  const reference = parameters.get(REFERENCE);
  return reference && isReference(reference) ? reference : undefined;
}

/** The number by which a visitor can ask about what was sent. */
export const ReferenceNumber = ({ reference }: { reference: string | undefined }) =>
  reference ? (
    <p className="mt-3">
      Your reference number is <strong className="whitespace-nowrap">{reference}</strong>. You should find it
      in your mail soon, too.
    </p>
  ) : null;

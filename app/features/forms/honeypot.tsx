const HONEYPOT = 'website';

export const isHoneypotFilled = (fields: FormData): boolean => Boolean(fields.get(HONEYPOT));

/** A field that no visitor sees or reaches, and that bots fill in. They get the usual answer. */
export const Honeypot = () => (
  <div aria-hidden className="sr-only">
    <label>
      Leave this empty
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

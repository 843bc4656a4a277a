const HONEYPOT = 'website';

export const isHoneypotFilled = (fields: FormData): boolean => Boolean(fields.get(HONEYPOT));

/** An invisible field that bots fill in. They receive the usual response. */
export const Honeypot = () => (
  <div aria-hidden className="sr-only">
    <label>
      Leave this empty
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

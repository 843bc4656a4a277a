import { TRAP } from './trap.ts';

/**
 * A field that no visitor sees or reaches, and that machines fill in. Nothing tells them that they were
 * recognised.
 */
export const Trap = () => (
  <div aria-hidden className="sr-only">
    <label>
      Leave this empty
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

import { useId, type ReactNode } from 'react';
import './read-only.css';

interface ReadOnlyTextProps {
  label: string;
  /** The field in the form. */
  path: string;
  description?: unknown;
  children: ReactNode;
}

/** A field that nobody can change, as text with its label. */
export function ReadOnlyText({ label, path, description, children }: ReadOnlyTextProps) {
  const id = useId();
  return (
    <div className="field-type read-only">
      <p id={id} className="read-only__label">
        {label}
      </p>
      <div
        id={`field-${path.replaceAll('.', '__')}`}
        className="read-only__value"
        role="group"
        aria-labelledby={id}
      >
        {children}
      </div>
      {typeof description === 'string' && <p className="read-only__description">{description}</p>}
    </div>
  );
}

'use client';
import { Button, useForm } from '@payloadcms/ui';
import { type CheckedField, labelAtPath } from '#cms/content-lint/required-fields.ts';
import { findTyped, withPlaceholder } from '../find-typed.ts';
import { useChoices } from './use-choices.ts';
import '#cms/panel/figures.css';

interface TypedFiguresProps {
  values: Record<string, unknown>;
  fields: readonly CheckedField[];
}

export function TypedFigures({ values, fields }: TypedFiguresProps) {
  const { dispatchFields, getField, setModified } = useForm();
  const found = findTyped(values, useChoices());
  if (found.length === 0) return null;
  const insert = (path: string, text: string, placeholder: string) => {
    const value = withPlaceholder(getField(path).value, text, placeholder);
    // The rich text editor shows a new value only if the initial value changes, too.
    dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    setModified(true);
  };
  return (
    <section aria-labelledby="typed-figures" className="figures-panel">
      <h3 id="typed-figures">Typed figures</h3>
      <ul>
        {found.map(({ path, text, choice: { use, name, forms } }) => (
          <li key={path + text + use}>
            <span className="figures-panel__kind">{labelAtPath(fields, path)}: </span>
            {text} is the figure “{name}”.{' '}
            <Button
              buttonStyle="secondary"
              size="small"
              aria-label={`Insert the figure “${name}” for ${text}`}
              onClick={() => insert(path, text, forms[0]?.placeholder ?? text)}
            >
              Insert it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { TextareaField, TextField, useDocumentInfo, useField, withCondition } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { idOf } from '#cms/fields/id-of.ts';
import { fieldLabel, fieldText, type ShownField } from '#cms/fields/field-text.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import './read-only.css';
import { useApi } from './use-api.ts';
import { keyName, valueName, webUrl } from './stored-names.ts';

interface ReadOnlyTextProps {
  label: string;
  path: string;
  description?: unknown;
  children: ReactNode;
}

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

const scalarText = (key: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return valueName(key, value);
  return typeof value === 'number' ? String(value) : 'Not given';
};

export function JsonValue({ name = '', value }: { name?: string; value: unknown }) {
  if (Array.isArray(value)) {
    return (
      <ol className="read-only__list">
        {value.map((each: unknown, index) => (
          <li key={index}>
            <JsonValue value={each} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value !== 'object' || value === null) return scalarText(name, value);
  return (
    <dl className="read-only__pairs">
      {Object.entries(value).map(([key, each]: [string, unknown]) => (
        <div key={key}>
          <dt>{keyName(key)}</dt>
          <dd>
            <JsonValue name={key} value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ReadOnlyField extends ShownField {
  relationTo?: unknown;
  admin?: { description?: unknown };
}

const mailAddress = (text: string): string => `mailto:${encodeURIComponent(text).replace('%40', '@')}`;

const nameSchema = z.object({ name: z.string() });

/** Shows the name only, without a link, because not everyone may open the account. */
function PersonName({ id }: { id: number | undefined }) {
  const { result, error } = useApi(`/users/name/${id}`, nameSchema);
  return result?.name ?? (error ? 'Someone whose account was deleted' : '');
}

function Value({ field, value }: { field: ReadOnlyField; value: unknown }) {
  const text = fieldText(field, value);
  if (text === '') return <span className="read-only__empty">Not given</span>;
  if (field.type === 'email') return <a href={mailAddress(text)}>{text}</a>;
  if (field.type === 'date') return <time dateTime={text}>{newYorkTime(text)}</time>;
  if (field.type === 'json') return <JsonValue value={value} />;
  if (field.type === 'relationship' && typeof field.relationTo === 'string') {
    const id = idOf(value);
    if (field.relationTo === 'users') return <PersonName id={id} />;
    return <a href={`/admin/collections/${field.relationTo}/${id}`}>Open record {id}</a>;
  }
  const address = webUrl(text);
  if (!address) return text;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function ReadOnly({ field, path }: { field: ReadOnlyField; path: string }) {
  const { id } = useDocumentInfo();
  const { value } = useField<unknown>({ path });
  if (id === undefined) return null;
  return (
    <ReadOnlyText label={fieldLabel(field)} path={path} description={field.admin?.description}>
      <Value field={field} value={value} />
    </ReadOnlyText>
  );
}

export const ReadOnlyValue = withCondition(ReadOnly);

const isText = (props: TextFieldClientProps | TextareaFieldClientProps): props is TextFieldClientProps =>
  props.field.type === 'text';

export function WrittenOnce(props: TextFieldClientProps | TextareaFieldClientProps) {
  const { id } = useDocumentInfo();
  if (id !== undefined) return <ReadOnlyValue field={props.field} path={props.path} />;
  return isText(props) ? <TextField {...props} /> : <TextareaField {...props} />;
}

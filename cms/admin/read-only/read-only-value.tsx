'use client';
import { useDocumentInfo, useField, withCondition } from '@payloadcms/ui';
import { newYorkTime } from '../../dashboard/words.ts';
import { fieldLabel, fieldWords, type ShownField } from '../../inbox/field-words.ts';
import { JsonValue } from './json-value.tsx';
import { ReadOnlyText } from './read-only-text.tsx';
import { webAddress } from './web-address.ts';

interface ReadOnlyField extends ShownField {
  relationTo?: unknown;
  admin?: { description?: unknown };
}

interface ValueProps {
  field: ReadOnlyField;
  value: unknown;
}

const mailAddress = (text: string): string => `mailto:${encodeURIComponent(text).replace('%40', '@')}`;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

function Text({ text }: { text: string }) {
  const address = webAddress(text);
  if (!address) return text;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function Value({ field, value }: ValueProps) {
  const text = fieldWords(field, value);
  if (text === '') return <span className="read-only__empty">Not given</span>;
  if (field.type === 'email') return <a href={mailAddress(text)}>{text}</a>;
  if (field.type === 'date') return <time dateTime={text}>{newYorkTime(text)}</time>;
  if (field.type === 'json') return <JsonValue value={value} />;
  if (field.type === 'relationship' && typeof field.relationTo === 'string') {
    const id = String(idOf(value));
    return <a href={`/admin/collections/${field.relationTo}/${id}`}>Open number {id}</a>;
  }
  return <Text text={text} />;
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

/** A value that nobody can change, as text to read and to copy, where Payload shows a grayed-out input. */
export const ReadOnlyValue = withCondition(ReadOnly);

'use client';
import { TextareaField, TextField, useDocumentInfo } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { ReadOnlyValue } from './read-only-value.tsx';

const isText = (props: TextFieldClientProps | TextareaFieldClientProps): props is TextFieldClientProps =>
  props.field.type === 'text';

/** An input in the form of a new document; later, text that nobody can change. */
export function WrittenOnce(props: TextFieldClientProps | TextareaFieldClientProps) {
  const { id } = useDocumentInfo();
  if (id !== undefined) return <ReadOnlyValue field={props.field} path={props.path} />;
  return isText(props) ? <TextField {...props} /> : <TextareaField {...props} />;
}

import type { Field, RichTextField, TextareaField, TextField } from 'payload';
import { proseEditor } from '#cms/rich-text/editors.ts';

/** One required line of a page's words. */
export const lineField = (name: string, label: string, maxLength = 120): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength,
});

/** A required paragraph of a page's words. */
export const paragraphField = (name: string, label: string, maxLength = 800): TextareaField => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength,
});

/** Required formatted text. */
export const proseField = (name: string, label: string): RichTextField => ({
  name,
  label,
  type: 'richText',
  required: true,
  editor: proseEditor,
});

/** A heading, and a paragraph under it. */
export const titledTextFields = (): Field[] => [
  lineField('title', 'Title', 80),
  paragraphField('text', 'Text', 500),
];

import type { Field, GroupField, TextField } from 'payload';
import { isSafeUrl, URL_ERROR_MESSAGE } from '#cms/urls/url-rules.ts';
import { groupField, rowField } from './copy.ts';

export const addressField = (name: string, required: boolean, label = 'Address'): TextField => ({
  name,
  label,
  type: 'text',
  required,
  maxLength: 500,
  validate: (value: string | null | undefined) => {
    if (!value) return required ? 'This field is required.' : true;
    return isSafeUrl(value) || URL_ERROR_MESSAGE;
  },
});

const labelField = (required: boolean): TextField => ({
  name: 'label',
  type: 'text',
  required,
  maxLength: 80,
});

export const linkFields = (): Field[] => [rowField(labelField(true), addressField('url', true))];

export const optionalLinkField = (name: string, label: string): GroupField => ({
  ...groupField(name, label, [rowField(labelField(false), addressField('url', false))]),
  admin: { description: 'Shown only if both fields are filled in.' },
});

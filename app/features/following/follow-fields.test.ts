import { describe, expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { followForm, manageForm } from './follow-fields.ts';

const submittedValue = (fields: Record<string, string>) => {
  const submission = followForm.check(formOf(fields));
  return submission.status === 'success' ? submission.value : submission.reply().error;
};

const UNCHECKED = {
  remind60: false,
  remind30: false,
  remind7: false,
  digest: false,
  changes: false,
  record: false,
};

describe('the follow form', () => {
  it('accepts an email address and the checked boxes', () => {
    const { email, ...boxes } = followForm.schema.parse({
      email: ' Owner@Example.com ',
      remind60: true,
      digest: true,
    });
    expect(email).toBe('owner@example.com');
    expect(boxes).toEqual({ ...UNCHECKED, remind60: true, digest: true });
  });

  it('shows an error beside the boxes if none is checked, and beside an invalid email address', () => {
    expect(submittedValue({ email: 'owner@example.com' })).toEqual({
      choices: ['Choose at least one kind of email'],
    });
    expect(submittedValue({ email: 'owner', remind7: 'on' })).toEqual({
      email: ['Please enter a valid email address'],
    });
  });

  it('ignores unknown fields', () => {
    expect(
      submittedValue({ email: 'owner@example.com', changes: 'on', label: 'Pay here', status: 'confirmed' }),
    ).toEqual({
      ...UNCHECKED,
      email: 'owner@example.com',
      changes: true,
    });
  });
});

describe("the form on a follower's page", () => {
  const submissionStatus = (fields: Record<string, string>) => manageForm.check(formOf(fields)).status;

  it('requires a choice only when saving choices', () => {
    expect(submissionStatus({ intent: 'save', id: '3', digest: 'on' })).toBe('success');
    expect(submissionStatus({ intent: 'save', id: '3' })).toBe('error');
    expect(submissionStatus({ intent: 'stop', id: '3' })).toBe('success');
    expect(submissionStatus({ intent: 'replace' })).toBe('success');
  });

  it.each([{}, { intent: 'erase' }, { intent: 'stop', id: '-1' }, { intent: 'stop', id: 'all' }])(
    'rejects %j',
    (fields) => {
      expect(submissionStatus(fields as Record<string, string>)).toBe('error');
    },
  );
});

'use client';
import { useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import { submissionKind } from '../kinds.ts';
import {
  draftSchema,
  type ReplyDraft,
  type Sent,
  sentSchema,
  subjectError,
  textError,
} from '../replies/reply-schema.ts';
import type { Detail } from '../schema.ts';
import { useSavedState } from './use-saved-state.ts';

type FieldErrors = NonNullable<Sent['errors']>;

/** Returns the status that a reply can set, unless it is already set. */
export function answeredStatus({ kind, status }: Detail): { label: string } | undefined {
  const { workflow } = submissionKind(kind);
  if (status === workflow.answered || !workflow.next[status]?.includes(workflow.answered ?? ''))
    return undefined;
  return workflow.statuses.find(({ value }) => value === workflow.answered);
}

const newDraft = (shown: Detail): ReplyDraft => ({
  formKey: crypto.randomUUID(),
  subject: shown.replySubject,
  text: '',
  setsAnswered: answeredStatus(shown) !== undefined,
});

export function useReplyForm(shown: Detail) {
  const {
    value: draft,
    save,
    clear,
  } = useSavedState(`reply-${shown.id}`, draftSchema, () => newDraft(shown));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [filled, setFilled] = useState('');
  const change = (more: Partial<ReplyDraft>) => save({ ...draft, ...more });

  function pick(id: number): boolean {
    const template = shown.templates.find((each) => each.id === id);
    if (!template) return false;
    const isOwn = draft.text.trim() !== '' && draft.text !== filled;
    if (isOwn && !window.confirm('Replace what you have written with the template?')) return false;
    setFilled(template.body);
    change({ text: template.body, ...(shown.replies.length === 0 && { subject: template.subject }) });
    return true;
  }

  /** Resolves to the message for the writer, or undefined if a field is invalid. */
  async function send(): Promise<(Sent & { isSent: boolean }) | undefined> {
    const errors = { subject: subjectError(draft.subject), text: textError(draft.text) };
    setErrors(errors);
    if (errors.subject || errors.text) return undefined;
    const setsAnswered = draft.setsAnswered && answeredStatus(shown) !== undefined;
    const body = { ...draft, setsAnswered, after: shown.replies.at(-1)?.id ?? 0 };
    const { result, error } = await callApi(`/inbox/${shown.id}/replies`, sentSchema, { body });
    if (error !== undefined) return { message: error, isSent: false };
    setErrors(result.errors ?? {});
    if (result.errors) return undefined;
    // Another tab may have sent a reply with this key, so use a new one.
    if (result.isOutdated) change({ formKey: crypto.randomUUID() });
    else clear();
    return { ...result, isSent: !result.isOutdated };
  }

  return { draft, errors, change, pick, send, discard: clear };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;

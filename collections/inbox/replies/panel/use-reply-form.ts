'use client';
import { useRef, useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import {
  type Conversation,
  type ReplyDraft,
  type Sent,
  sentSchema,
  subjectProblem,
  textProblem,
} from '../reply-schema.ts';
import { forgetDraft, storeDraft, unstoredDraft } from './stored-drafts.ts';
import { useDraftSaver } from './use-draft-saver.ts';

export type FieldErrors = NonNullable<Sent['errors']>;

const newDraft = ({ subject, answered }: Conversation): ReplyDraft => ({
  formKey: crypto.randomUUID(),
  subject,
  text: '',
  setsAnswered: answered !== undefined,
});

function initialDraft(path: string, conversation: Conversation): ReplyDraft {
  const draft = unstoredDraft(path) ?? conversation.draft;
  if (!draft) return newDraft(conversation);
  return { ...draft, setsAnswered: draft.setsAnswered && conversation.answered !== undefined };
}

const problemsIn = ({ subject, text }: ReplyDraft): FieldErrors => ({
  subject: subjectProblem(subject),
  text: textProblem(text),
});

export function useReplyForm(path: string, conversation: Conversation, onStored?: () => void) {
  const [draft, setDraft] = useState(() => initialDraft(path, conversation));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [filled, setFilled] = useState('');
  const saver = useDraftSaver(path, { isStored: conversation.draft !== undefined, onStored });
  const latest = useRef(draft);
  const change = (more: Partial<ReplyDraft>) => {
    latest.current = { ...latest.current, ...more };
    setDraft(latest.current);
    saver.save(latest.current);
  };

  function pick(id: number): boolean {
    const template = conversation.templates.find((each) => each.id === id);
    if (!template) return false;
    const isOwn = draft.text.trim() !== '' && draft.text !== filled;
    if (isOwn && !window.confirm('Replace what you have written with the template?')) return false;
    setFilled(template.body);
    change({
      text: template.body,
      ...(conversation.entries.length === 0 ? { subject: template.subject } : {}),
    });
    return true;
  }

  async function send(): Promise<
    Pick<Sent, 'message' | 'changed' | 'isOutdated'> | { error: string } | undefined
  > {
    const problems = problemsIn(draft);
    setErrors(problems);
    if (problems.subject || problems.text) return undefined;
    const after = conversation.entries.at(-1)?.id ?? 0;
    const { result, error } = await callApi(path, sentSchema, { body: { ...draft, after } });
    if (error !== undefined) return { error };
    setErrors(result.errors ?? {});
    if (result.errors) return undefined;
    // Another tab may have sent a reply with this key.
    if (result.isOutdated) change({ formKey: crypto.randomUUID() });
    else {
      saver.take();
      forgetDraft(path);
    }
    return result;
  }

  async function discard(): Promise<string | undefined> {
    saver.take();
    const { error } = await storeDraft(path, { ...draft, text: '' });
    if (!error) forgetDraft(path);
    return error;
  }

  return { draft, errors, saved: saver.state, change, pick, send, discard };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;

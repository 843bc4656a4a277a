'use client';
import { useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import {
  type Conversation,
  type Reply,
  type Sent,
  sentSchema,
  subjectProblem,
  textProblem,
} from '../schema.ts';

export type FieldErrors = NonNullable<Sent['errors']>;

type Draft = Pick<Reply, 'subject' | 'text' | 'setsAnswered' | 'formKey'>;

const newDraft = ({ subject, answered }: Conversation): Draft => ({
  formKey: crypto.randomUUID(),
  subject,
  text: '',
  setsAnswered: answered !== undefined,
});

const problemsIn = ({ subject, text }: Draft): FieldErrors => ({
  subject: subjectProblem(subject),
  text: textProblem(text),
});

export function useReplyForm(path: string, conversation: Conversation) {
  const [draft, setDraft] = useState(() => newDraft(conversation));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [filled, setFilled] = useState('');
  const change = (more: Partial<Draft>) => setDraft((now) => ({ ...now, ...more }));

  /** Returns false where the person wants to keep what they wrote. */
  function pick(id: number): boolean {
    const template = conversation.templates.find((each) => each.id === id);
    if (!template) return true;
    const isOwn = draft.text.trim() !== '' && draft.text !== filled;
    if (isOwn && !window.confirm('Replace what you have written with the template?')) return false;
    setFilled(template.body);
    change({
      text: template.body,
      ...(conversation.entries.length === 0 ? { subject: template.subject } : {}),
    });
    return true;
  }

  /** Returns what came of it; nothing where fields are invalid. */
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
    return result.errors ? undefined : result;
  }

  return { draft, errors, change, pick, send };
}

'use client';
import { useEffect, useRef, useState } from 'react';
import { ActionMenu, type MenuHandle } from '../../panel/screen/action-menu.tsx';
import { SmallButton } from '#cms/panel/small-button.tsx';
import type { Conversation, Sent } from '../reply-schema.ts';
import { ReplyForm } from './reply-form.tsx';
import { useReplyForm } from './use-reply-form.ts';

export interface WantedReply {
  what: 'reply' | 'template';
  number: number;
}

interface ReplyBoxProps {
  path: string;
  conversation: Conversation;
  wanted: WantedReply | undefined;
  onSent: (sent: Pick<Sent, 'message' | 'changed' | 'isOutdated'>) => Promise<void>;
  onDiscarded: () => Promise<void>;
  onStored: (() => void) | undefined;
}

export function ReplyBox({ path, conversation, wanted, onStored, ...on }: ReplyBoxProps) {
  const form = useReplyForm(path, conversation, onStored);
  const hasDraft = form.draft.text.trim() !== '';
  const [isOpen, setOpen] = useState(hasDraft);
  const [asked, setAsked] = useState(0);
  const templates = useRef<MenuHandle>(null);
  const write = () => {
    setOpen(true);
    setAsked((times) => times + 1);
  };
  const [seen, setSeen] = useState<number>();
  if (wanted && wanted.number !== seen) {
    setSeen(wanted.number);
    if (wanted.what === 'reply') write();
  }
  useEffect(() => {
    if (wanted?.what === 'template') templates.current?.open();
  }, [wanted]);
  const menu = conversation.templates.length > 0 && (
    <ActionMenu
      ref={templates}
      label="Template"
      current="Insert..."
      options={conversation.templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={(id) => form.pick(id) && write()}
    />
  );
  if (!isOpen) {
    return (
      <div className="reply-opener">
        <SmallButton onClick={write}>{hasDraft ? 'Continue the draft' : 'Write a reply'}</SmallButton>
        {menu}
      </div>
    );
  }
  return (
    <ReplyForm
      form={form}
      conversation={conversation}
      templates={menu}
      asked={asked}
      onSent={on.onSent}
      onDiscarded={on.onDiscarded}
      onClose={() => setOpen(false)}
    />
  );
}

'use client';
import { ConfirmationModal, toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import type { PublishButtonClientProps } from 'payload';
import { useRef, useState, type MouseEvent } from 'react';
import { z } from 'zod';
import { PublishButton } from '#cms/publishing/buttons.tsx';
import { callApi } from '#cms/panel/api.ts';

const closedSchema = z.object({
  sections: z.array(z.object({ section: z.string(), label: z.string(), subscribers: z.number() })),
});

type ClosedSection = z.infer<typeof closedSchema>['sections'][number];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const MODAL = 'launch-sections';

const PUBLISHING = '#action-save, #scheduled-publish-save';

const SAVE_LIMIT_MS = 10_000;
const POLL_MS = 50;

/** Waits for the button, which Payload disables while saving a draft and may replace with a new element. */
async function enabledButton(pressed: HTMLButtonElement | null): Promise<HTMLButtonElement | undefined> {
  for (const end = Date.now() + SAVE_LIMIT_MS; pressed && Date.now() < end; await wait(POLL_MS)) {
    const button = document.querySelector<HTMLButtonElement>(`#${pressed.id}`);
    if (button && !button.disabled) return button;
  }
  return undefined;
}

const audience = (subscribers: number): string => {
  if (subscribers === 0) return 'Nobody signed up to hear about it, so no email will be sent.';
  const people =
    subscribers === 1
      ? '1 person asked to hear about it and will be'
      : `${subscribers} people asked to hear about it and will be`;
  return `${people} emailed when it opens. You can’t take emails back.`;
};

const LaunchSummary = ({ label, subscribers }: ClosedSection) => (
  <p>
    <strong>{label}</strong> opens to visitors. {audience(subscribers)}
  </p>
);

export function PublishModule(props: PublishButtonClientProps) {
  const { id } = useDocumentInfo();
  const { getDataByPath } = useForm();
  const { openModal } = useModal();
  const [launching, setLaunching] = useState<ClosedSection[]>([]);
  const pressed = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);

  async function publish(): Promise<void> {
    const button = await enabledButton(pressed.current);
    if (!button) {
      toast.error('Publishing did not start. Try again.');
      return;
    }
    isConfirmed.current = true;
    button.click();
    isConfirmed.current = false;
  }

  async function askFirst(): Promise<void> {
    const { result, error } = await callApi(`/modules/${id}/closed-sections`, closedSchema);
    if (!result) {
      toast.error(error);
      return;
    }
    const launched = result.sections.filter(({ section }) => getDataByPath(`sections.${section}`) === 'live');
    setLaunching(launched);
    if (launched.length > 0) openModal(MODAL);
    else await publish();
  }

  function intercept(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>(PUBLISHING);
    if (!button || isConfirmed.current || id === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    pressed.current = button;
    void askFirst();
  }

  return (
    <div onClickCapture={intercept}>
      <PublishButton {...props} />
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Open to visitors?"
        body={launching.map((each) => (
          <LaunchSummary key={each.section} {...each} />
        ))}
        confirmLabel="Publish and open"
        onConfirm={() => void publish()}
      />
    </div>
  );
}

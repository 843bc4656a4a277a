'use client';
import {
  LeaveWithoutSaving,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { useDiscardUntouched } from './use-discard-untouched.ts';
import { useKeptText } from './use-kept-text.ts';
import { useOpenNewRows } from './use-open-new-rows.ts';
import { PublicationNotice } from '#cms/publishing/publication-notice.tsx';
import { useNamedButtons } from './use-named-buttons.ts';
import { useReleasedLock } from './use-released-lock.ts';
import './save-notice.css';

function useConflict(): string | undefined {
  const [fields] = useAllFormFields();
  const { data } = useDocumentInfo();
  const savedAt: unknown = data?.updatedAt;
  const message = fields.updatedAt?.errorMessage;
  const [conflict, setConflict] = useState<{ message: string; savedAt: unknown }>();
  useEffect(() => {
    if (message) setConflict({ message, savedAt });
  }, [message, savedAt]);
  return conflict?.savedAt === savedAt ? conflict?.message : undefined;
}

/** Payload treats a form as unmodified after a failed save, so it could be left without a warning. */
function useStaysModified(wasRefused: boolean): void {
  const { setModified } = useForm();
  useEffect(() => {
    if (wasRefused) setModified(true);
  }, [wasRefused, setModified]);
}

/** Uses the top of the form, because the header has room for only two words. */
function usePlace() {
  const header = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    setPlace(header.current?.closest('form')?.querySelector('.collection-edit__main') ?? null);
  }, []);
  return { header, place };
}

export function SaveNotice() {
  const { globalSlug, docConfig } = useDocumentInfo();
  const { isValid } = useForm();
  const isModified = useFormModified();
  const wasSubmitted = useFormSubmitted();
  const conflict = useConflict();
  const isRefused = conflict !== undefined || (isModified && (!isValid || wasSubmitted));
  const { hasKept, forget, restore } = useKeptText(isRefused);
  useStaysModified(wasSubmitted && !isValid);
  useOpenNewRows();
  useDiscardUntouched();
  useReleasedLock();
  useNamedButtons();
  const { header, place } = usePlace();
  const autosaves = globalSlug !== undefined || Boolean(docConfig?.versions && docConfig.versions.drafts);
  return (
    <span ref={header} role="status">
      {isRefused && <strong className="save-notice__refused">Not saved</strong>}
      {isRefused && autosaves && <LeaveWithoutSaving />}
      {place &&
        createPortal(
          <div className="save-notice" role="status">
            {conflict !== undefined && (
              <span>
                {conflict}{' '}
                <SmallButton onClick={() => window.location.reload()}>Load the newer version</SmallButton>
              </span>
            )}
            {!isRefused && hasKept && (
              <span>
                What you typed before was not saved. This browser still has it.{' '}
                <SmallButton onClick={() => void restore()}>Put it back</SmallButton>{' '}
                <SmallButton onClick={forget}>Discard it</SmallButton>
              </span>
            )}
            {!isRefused && <PublicationNotice />}
          </div>,
          place,
        )}
    </span>
  );
}

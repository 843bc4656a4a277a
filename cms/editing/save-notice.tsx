'use client';
import {
  LeaveWithoutSaving,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { stringify } from 'qs-esm';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { type CheckedField, labelAtPath } from '#cms/content-lint/required-fields.ts';
import { UnsavedNotice } from './kept-notice.tsx';
import { SIGNED_OUT } from './signed-out.ts';
import { useFormKey } from './use-form-key.ts';
import { useUnsavedText } from './use-kept-text.ts';
import { PublicationNotice } from '#cms/publishing/publication-notice.tsx';
import './save-notice.css';
import { isUntouched } from './empty-drafts.ts';

/** Calls `leave` when the user leaves the page, but not when React remounts the form on the same page. */
function useLeave(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      setTimeout(() => {
        if (!window.location.pathname.startsWith(pathname)) latest.current();
      });
    };
  }, []);
}

/** Releases the lock when the user leaves. Payload would keep it for five minutes. */
function useReleasedLock(): void {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  useLeave(() => {
    const form = globalSlug
      ? { globalSlug: { equals: globalSlug } }
      : { 'document.relationTo': { equals: collectionSlug }, 'document.value': { equals: id } };
    const where = { ...form, 'user.value': { equals: user?.id } };
    const query = stringify({ where }, { addQueryPrefix: true });
    void fetch(`/api/payload-locked-documents${query}`, { method: 'DELETE', keepalive: true });
  });
}

function useOpenNewRows(): void {
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    for (const [path, { rows }] of Object.entries(fields)) {
      if (!rows?.some(({ isLoading, collapsed }) => isLoading && collapsed === undefined)) continue;
      const updatedRows = rows.map((row) =>
        row.isLoading && row.collapsed === undefined ? { ...row, collapsed: false } : row,
      );
      dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    }
  }, [fields, dispatch]);
}

const BUTTON_NAMES: Readonly<Record<string, string>> = {
  '#action-save-popup button': 'Publish later',
  '.doc-controls__popup .popup-button': 'More actions',
  '.clipboard-action__popup .popup-button': 'Copy or paste rows',
  '.collapsible__toggle': 'Show or hide this row',
  '.collapsible__drag': 'Move this row',
  '.array-actions .popup-button': 'Actions for this row',
  '.toolbar-popup__button-bold': 'Bold',
  '.toolbar-popup__button-italic': 'Italic',
  '.toolbar-popup__button-link': 'Link',
};

function useNamedButtons(): void {
  useEffect(() => {
    for (const [selector, name] of Object.entries(BUTTON_NAMES)) {
      for (const button of document.querySelectorAll(selector)) button.setAttribute('aria-label', name);
    }
  });
}

function useDiscardUntouched(): void {
  const { collectionSlug, id, data, hasPublishedDoc } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getDataByPath } = useForm();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  if (isModified) wasModified.current = true;
  const title = collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle;
  const isNew = Boolean(title && id && !hasPublishedDoc && data?._status === 'draft' && isUntouched(data));
  useLeave(() => {
    if (!isNew || !title || wasModified.current || getDataByPath(title)) return;
    void fetch(`/api/${collectionSlug}/${id}`, { method: 'DELETE', keepalive: true });
  });
}

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

/** Shows "Untitled article" where Payload would show the ID of a document without a title. */
function useUntitled(): void {
  const { collectionSlug, id, docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const labels = docConfig && 'labels' in docConfig ? docConfig.labels : undefined;
  const kind = typeof labels?.singular === 'string' ? labels.singular.toLowerCase() : 'document';
  const isUntitled = Boolean(collectionSlug) && id !== undefined && title === String(id);
  useEffect(() => {
    if (isUntitled) setDocumentTitle(`Untitled ${kind}`);
  }, [isUntitled, kind, setDocumentTitle]);
}

/** Keeps the form modified after a failed save. Payload resets this, so the user could leave without a warning. */
function useStaysModified(wasRefused: boolean): void {
  const { setModified } = useForm();
  useEffect(() => {
    if (wasRefused) setModified(true);
  }, [wasRefused, setModified]);
}

const MAX_NAMED = 3;

/** Returns the labels of up to three invalid fields, as the form shows them. */
function useInvalidFields(): string[] {
  const [fields] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const invalid = Object.entries(fields).filter(
    ([, { valid, errorMessage }]) => valid === false && errorMessage,
  );
  const config = (docConfig?.fields ?? []) as readonly CheckedField[];
  const labels = invalid.filter(([path]) => path !== 'updatedAt').map(([path]) => labelAtPath(config, path));
  return [...new Set(labels)].slice(0, MAX_NAMED);
}

interface Refusal {
  conflict: string | undefined;
  isPublishing: boolean;
}

/** Shows the conflict that prevented the save, or names the invalid fields. */
function RefusalNotice({ conflict, isPublishing }: Refusal) {
  const invalid = useInvalidFields();
  if (conflict !== undefined) {
    return (
      <span>
        {conflict}{' '}
        {conflict === SIGNED_OUT ? (
          <a href="/admin/login" target="_blank" rel="noreferrer">
            Sign in
          </a>
        ) : (
          <SmallButton onClick={() => window.location.reload()}>Load the newer version</SmallButton>
        )}
      </span>
    );
  }
  if (invalid.length === 0) return null;
  const what = isPublishing ? 'Not published. The draft is saved.' : 'Not saved.';
  return (
    <span>
      {what} See {new Intl.ListFormat('en-US').format(invalid)}.
    </span>
  );
}

/** Finds the top of the form. The notice goes there, because the header has room for only two words. */
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
  const autosaves = globalSlug !== undefined || Boolean(docConfig?.versions && docConfig.versions.drafts);
  const isRefused = conflict !== undefined || (isModified && (!isValid || wasSubmitted));
  const kept = useUnsavedText(isRefused);
  const isPublishing = conflict === undefined && autosaves && wasSubmitted && kept.isSaved;
  useStaysModified(wasSubmitted && !isValid);
  useOpenNewRows();
  useDiscardUntouched();
  useReleasedLock();
  useFormKey();
  useUntitled();
  useNamedButtons();
  const { header, place } = usePlace();
  return (
    <span ref={header} role="status">
      {isRefused && (
        <strong className="save-notice__refused">{isPublishing ? 'Not published' : 'Not saved'}</strong>
      )}
      {isRefused && autosaves && <LeaveWithoutSaving />}
      {place &&
        createPortal(
          <div className="save-notice" role="status">
            {isRefused && <RefusalNotice conflict={conflict} isPublishing={isPublishing} />}
            {!isRefused && <UnsavedNotice {...kept} />}
            {!isRefused && <PublicationNotice />}
          </div>,
          place,
        )}
    </span>
  );
}

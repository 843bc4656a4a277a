'use client';
import { useAuth, useDocumentInfo, useWatchForm } from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { useEffect, useRef } from 'react';
import { type CheckedField, labelAtPath } from '#cms/content-lint/required-fields.ts';
import { fieldText } from '#cms/fields/field-text.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { plainText, findRoot } from '#cms/rich-text/text.ts';
import type { useUnsavedText } from './use-kept-text.ts';

const userId = (user: ClientUser | number | string | null | undefined) =>
  typeof user === 'object' && user !== null ? user.id : user;

/**
 * Whether "Put it back" must wait. Payload disables the form only after the user has chosen to view it read-only. After
 * "Take over", it reloads the form, which would overwrite text that was put back earlier.
 */
function useIsLocked(): boolean {
  const { currentEditor, documentIsLocked, initialState } = useDocumentInfo();
  const { user } = useAuth();
  const { disabled } = useWatchForm();
  const lockedState = useRef<unknown>(undefined);
  const editor = documentIsLocked ? userId(currentEditor) : undefined;
  const isTheirs = Boolean(editor && editor !== user?.id);
  useEffect(() => {
    if (isTheirs) lockedState.current = initialState;
  }, [isTheirs, initialState]);
  const isLoading = editor !== undefined && lockedState.current === initialState;
  return disabled || isTheirs || isLoading;
}

const shownText = (value: unknown): string =>
  (findRoot(value) ? plainText(value).trim() : fieldText({}, value)) || 'nothing';

export function UnsavedNotice({ free, contested, discard, restore }: ReturnType<typeof useUnsavedText>) {
  const { docConfig } = useDocumentInfo();
  const { getDataByPath } = useWatchForm();
  const isLocked = useIsLocked();
  const fields = (docConfig?.fields ?? []) as readonly CheckedField[];
  return (
    <>
      {Object.keys(free).length > 0 && (
        <span>
          What you typed before was not saved. This browser still has it.{' '}
          <SmallButton disabled={isLocked} onClick={() => void restore(free)}>
            Put it back
          </SmallButton>{' '}
          <SmallButton onClick={() => discard()}>Discard it</SmallButton>
        </span>
      )}
      {Object.entries(contested).map(([path, change]) => {
        const label = labelAtPath(fields, path);
        return (
          <section key={path} className="save-notice__contested" aria-label={label}>
            <strong>{label} has changed since you typed.</strong>
            <dl>
              <dt>Yours, not saved</dt>
              <dd>{shownText(change.typed)}</dd>
              <dt>Now</dt>
              <dd>{shownText(getDataByPath(path))}</dd>
            </dl>
            <SmallButton disabled={isLocked} onClick={() => void restore({ [path]: change })}>
              Use yours
            </SmallButton>{' '}
            <SmallButton onClick={() => discard(path)}>Discard yours</SmallButton>
          </section>
        );
      })}
    </>
  );
}

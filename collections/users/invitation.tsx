'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useTransition } from 'react';
import { ROLES, roleLabel } from '#cms/access.ts';
import { postForMessage } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import '#cms/panel/own-field.css';
import './invitation.css';

function usePost() {
  const router = useRouter();
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();
  const post = (path: string, body?: object) =>
    startTransition(async () => {
      setMessage(await postForMessage(path, body));
      router.refresh();
    });
  return { isBusy, post, report: <p role="status">{message}</p> };
}

export function InviteForm() {
  const { isBusy, post, report } = usePost();
  return (
    <form
      className="invitation"
      aria-label="Invite someone"
      onSubmit={(event) => {
        event.preventDefault();
        post('/users/invite', Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <label>
        Name <input className="own-field" name="name" autoComplete="off" maxLength={120} required />
      </label>
      <label>
        Email <input className="own-field" name="email" type="email" autoComplete="off" required />
      </label>
      <label>
        Role{' '}
        <select className="own-field" name="role" defaultValue="editor">
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {roleLabel(role)}
            </option>
          ))}
        </select>
      </label>
      <SmallButton type="submit" disabled={isBusy}>
        Invite
      </SmallButton>
      {report}
    </form>
  );
}

export function InviteAgain() {
  const { id } = useDocumentInfo();
  const { isBusy, post, report } = usePost();
  return (
    <div className="field-type">
      <SmallButton disabled={isBusy} onClick={() => post(`/users/${id}/invite`)}>
        Send the invitation again
      </SmallButton>
      {report}
    </div>
  );
}

'use client';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, type SubmitEvent, useId, useState, useTransition } from 'react';
import { callApi, downloadFile, postForMessage } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { type Stored, storedSchema } from '../stored-data-schema.ts';
import { StoredList } from './stored-list.tsx';

interface EmailFormProps {
  label: string;
  button: string;
  isBusy: boolean;
  onSubmit: (address: string) => void;
  children?: ReactNode;
}

/** Autocomplete is off, because it could fill in someone else's email address. */
function EmailForm({ label, button, isBusy, onSubmit, children }: EmailFormProps) {
  const id = useId();
  const [address, setAddress] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(address.trim());
  };
  return (
    <form className="personal-data__form" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="own-field"
        type="email"
        required
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" size="small" disabled={isBusy}>
        {button}
      </Button>
      {children}
    </form>
  );
}

interface EraseFormProps {
  isBusy: boolean;
  onErase: (confirmation: string) => void;
}

function EraseForm({ isBusy, onErase }: EraseFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <SmallButton disabled={isBusy} onClick={() => setOpen(true)}>
        Erase...
      </SmallButton>
    );
  }
  return (
    <div className="personal-data__erase">
      <p>
        This cannot be undone. Documents, files and emails are deleted, including open work, and the address
        is removed wherever other people wrote it.
      </p>
      <EmailForm label="Type the address again" button="Erase for good" isBusy={isBusy} onSubmit={onErase}>
        <SmallButton disabled={isBusy} onClick={() => setOpen(false)}>
          Cancel
        </SmallButton>
      </EmailForm>
    </div>
  );
}

export function EmailSearch() {
  const router = useRouter();
  const [found, setFound] = useState<{ address: string; stored: Stored }>();
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();

  const run = (work: () => Promise<string>) => {
    setMessage('');
    startTransition(async () => setMessage(await work()));
  };
  const lookUp = async (address: string): Promise<string> => {
    const { result, error } = await callApi('/personal-data/find', storedSchema, { body: { address } });
    setFound(result && { address, stored: result });
    return error ?? '';
  };
  const exportAll = async (address: string): Promise<string> =>
    (await downloadFile('/personal-data/export', { address })) ?? 'The file is saved.';
  const erase = async (address: string, confirmation: string): Promise<string> => {
    const result = await postForMessage('/personal-data/erase', { address, confirmation });
    await lookUp(address);
    router.refresh();
    return result;
  };

  return (
    <>
      <EmailForm
        label="Email address"
        button="Look up"
        isBusy={isBusy}
        onSubmit={(address) => run(() => lookUp(address))}
      />
      <p className="personal-data__message" role="status">
        {message}
      </p>
      {found && (
        <StoredList key={found.address} {...found}>
          <SmallButton disabled={isBusy} onClick={() => run(() => exportAll(found.address))}>
            Export
          </SmallButton>
          {found.stored.erasureBlockedBy ? (
            <p>{found.stored.erasureBlockedBy}</p>
          ) : (
            <EraseForm
              isBusy={isBusy}
              onErase={(confirmation) => run(() => erase(found.address, confirmation))}
            />
          )}
        </StoredList>
      )}
    </>
  );
}

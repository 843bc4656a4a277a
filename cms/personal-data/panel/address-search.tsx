'use client';
import { Button } from '@payloadcms/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { StoredList } from './stored-list.tsx';
import { usePersonalData } from './use-personal-data.ts';

interface AddressFormProps {
  isBusy: boolean;
  onSearch: (address: string) => Promise<void>;
}

function AddressForm({ isBusy, onSearch }: AddressFormProps) {
  const [address, setAddress] = useState('');
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void onSearch(address.trim());
  };
  return (
    <form className="personal-data__form" onSubmit={search}>
      <AddressField label="E-mail address" value={address} onChange={setAddress} />
      <Button type="submit" size="small" disabled={isBusy}>
        Look up
      </Button>
    </form>
  );
}

interface AddressFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Without autocompletion: it could fill in the address of someone else. */
function AddressField({ label, value, onChange }: AddressFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="own-field"
        type="email"
        required
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

interface EraseFormProps {
  isBusy: boolean;
  onErase: (confirmation: string) => Promise<void>;
}

function EraseForm({ isBusy, onErase }: EraseFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  const erase = (event: SubmitEvent) => {
    event.preventDefault();
    void onErase(confirmation);
  };
  if (!isOpen) {
    return (
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => setOpen(true)}>
        Erase...
      </Button>
    );
  }
  return (
    <form className="personal-data__erase" onSubmit={erase}>
      <p>
        This cannot be undone. Documents, files and mails are deleted, open work included, and the address is
        removed wherever other people wrote it.
      </p>
      <div className="personal-data__form">
        <AddressField label="Type the address again" value={confirmation} onChange={setConfirmation} />
        <Button type="submit" size="small" disabled={isBusy}>
          Erase for good
        </Button>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Looks up what is stored for an address, to export or to erase it. */
export function AddressSearch() {
  const { found, message, isBusy, lookUp, exportAll, erase } = usePersonalData();
  const isStored =
    found && (found.stored.kinds.length > 0 || found.stored.mails > 0 || found.stored.mentions.length > 0);
  return (
    <>
      <AddressForm isBusy={isBusy} onSearch={lookUp} />
      <p className="personal-data__message" role="status">
        {message}
      </p>
      {found && <StoredList {...found} />}
      {found && isStored && (
        <div className="personal-data__actions">
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => void exportAll(found.address)}
          >
            Export
          </Button>
          {found.stored.erasureBlockedBy ? (
            <p>{found.stored.erasureBlockedBy}</p>
          ) : (
            <EraseForm
              key={found.address}
              isBusy={isBusy}
              onErase={(confirmation) => erase(found.address, confirmation)}
            />
          )}
        </div>
      )}
    </>
  );
}

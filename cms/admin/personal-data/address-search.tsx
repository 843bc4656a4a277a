'use client';

import { Button } from '@payloadcms/ui';
import { useState, type SubmitEvent } from 'react';
import { AddressField } from './address-field.tsx';
import { EraseForm } from './erase-form.tsx';
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

/** Looks up what is stored of an address, with a way to export it and to erase it. */
export function AddressSearch() {
  const { found, said, isBusy, lookUp, exportAll, erase } = usePersonalData();
  const isStored =
    found && (found.stored.kinds.length > 0 || found.stored.mails > 0 || found.stored.mentions.length > 0);
  return (
    <>
      <AddressForm isBusy={isBusy} onSearch={lookUp} />
      <p className="personal-data__said" role="status">
        {said}
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
          {found.stored.obstacle ? (
            <p>{found.stored.obstacle}</p>
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

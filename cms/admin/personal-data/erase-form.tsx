import { Button } from '@payloadcms/ui';
import { useState, type SubmitEvent } from 'react';
import { AddressField } from './address-field.tsx';

interface EraseFormProps {
  isBusy: boolean;
  onErase: (confirmation: string) => Promise<void>;
}

/** Erases what was found, once the address has been typed again. */
export function EraseForm({ isBusy, onErase }: EraseFormProps) {
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

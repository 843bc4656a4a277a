'use client';
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useId, useRef, useState, useTransition } from 'react';
import { postForMessage } from '#cms/panel/api.ts';
import '#cms/panel/own-field.css';
import '#cms/panel/figures.css';
import { StillRight } from './still-right.tsx';

interface InputProps {
  label: string;
  name: string;
  type?: 'text' | 'date';
}

function Input({ label, name, type = 'text' }: InputProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} className="own-field" required />
    </>
  );
}

function FigureInputs() {
  const isMoney = useFormFields(([fields]) => fields.kind?.value === 'money');
  return (
    <>
      <Input label={isMoney ? 'New value, in dollars' : 'New value'} name="value" />
      <Input label="Its first day" name="from" type="date" />
    </>
  );
}

const DEADLINE_INPUTS = (
  <>
    <Input label="New day" name="date" type="date" />
    <Input label="When, in words" name="dateInWords" />
  </>
);

/** Not a `<form>`, because it is inside the document's form. */
function ChangedForm({ path, children, onDone }: { path: string; children: ReactNode; onDone: () => void }) {
  const [isBusy, startTransition] = useTransition();
  const [message, setMessage] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const send = () =>
    startTransition(async () => {
      const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
      if (inputs.some((input) => !input.reportValidity())) return;
      const body = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
      setMessage(await postForMessage(`${path}/change`, body));
      onDone();
    });
  return (
    <div ref={fields} className="figures-change">
      {children}
      <Button size="small" disabled={isBusy} onClick={send}>
        {isBusy ? 'Saving...' : 'Save the change'}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}

export function CheckActions() {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo();
  const router = useRouter();
  const [isChanging, setIsChanging] = useState(false);
  if (id === undefined || !hasPublishedDoc) return null;
  const path = `/${collectionSlug}/${id}`;
  return (
    <section className="field-type figures-check" aria-label="Check">
      <p>Compare it with its source, then record what you found.</p>
      <div className="figures-check__buttons">
        <StillRight path={path} />
        {collectionSlug === 'laws' ? null : (
          <Button
            buttonStyle="secondary"
            size="small"
            aria-expanded={isChanging}
            onClick={() => setIsChanging(!isChanging)}
          >
            Changed
          </Button>
        )}
      </div>
      {isChanging && (
        <ChangedForm path={path} onDone={() => router.refresh()}>
          {collectionSlug === 'figures' ? <FigureInputs /> : DEADLINE_INPUTS}
        </ChangedForm>
      )}
    </section>
  );
}

'use client';
import { useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { idOf } from '#cms/fields/id-of.ts';
import { useApi } from '#cms/panel/use-api.ts';
import type { Person } from '../schema.ts';
import { Confirm } from './confirm.tsx';
import { Outcome } from './outcome.tsx';
import { useChanges } from './use-changes.ts';
import { WorkPanel } from './work-panel.tsx';
import '#cms/panel/own-field.css';
import './inbox.css';

const peopleSchema = z.object({ docs: z.array(z.object({ id: z.number(), name: z.string() })) });

const PEOPLE =
  '/users?where[role][in]=admin,staff&where[isDeactivated][not_equals]=true&select[name]=true&sort=name&depth=0&limit=200&pagination=false';

function usePeople(): Person[] {
  return useApi(PEOPLE, peopleSchema).result?.docs ?? [];
}

interface OwnWorkProps {
  id: number;
  user: number;
  page: string;
}

function OwnWork({ id, user, page }: OwnWorkProps) {
  const people = usePeople();
  const isUnsaved = useFormModified();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((last) => last + 1);
  const changes = useChanges({ user, people, onDone: reload });
  return (
    <div className="inbox-screen inbox-screen--page">
      <WorkPanel
        {...{ id, version, people, user, page, isUnsaved }}
        onChange={(shown, change) => void changes.change([shown], change)}
        onReplied={reload}
      />
      {changes.question && <Confirm question={changes.question} onCancel={changes.cancel} />}
      <Outcome changes={changes} onClose={changes.clear} />
    </div>
  );
}

export function RecordWork() {
  const { collectionSlug = '', data } = useDocumentInfo();
  const { user } = useAuth();
  const id = idOf(data?.submission);
  return id === undefined || !user ? null : (
    <OwnWork key={id} id={id} user={Number(user.id)} page={collectionSlug} />
  );
}

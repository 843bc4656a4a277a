'use client';
import { type SubmitEvent, useId, useState } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { type Filters, inboxUrl } from '../../list/filters.ts';
import type { InboxView } from '../../list/list-schema.ts';
import type { Views } from './use-views.ts';

const MAX_NAME_LENGTH = 60;

type Named = Pick<InboxView, 'name' | 'isShared'>;

interface ViewFormProps {
  initial: Named;
  button: string;
  onSave: (view: Named) => Promise<string | undefined>;
  onClose: () => void;
}

function ViewForm({ initial, button, onSave, onClose }: ViewFormProps) {
  const id = useId();
  const [name, setName] = useState(initial.name);
  const [isShared, setShared] = useState(initial.isShared);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const failed = await onSave({ name: name.trim(), isShared });
    setError(failed);
    if (!failed) onClose();
  };
  return (
    <form className="inbox-view-form" onSubmit={submit}>
      <label htmlFor={id}>Name of the view</label>
      <input
        id={id}
        className="own-field"
        required
        // A button opens the form, so users expect the focus to move.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={MAX_NAME_LENGTH}
        aria-describedby={error ? `${id}-error` : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label>
        <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />{' '}
        Share with the team
      </label>
      <SmallButton type="submit" buttonStyle="primary">
        {button}
      </SmallButton>
      <SmallButton onClick={onClose}>Cancel</SmallButton>
      {error && (
        <p role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
    </form>
  );
}

interface ViewListProps {
  views: Views;
  onShow: (filters: Filters) => void;
  onMessage: (message: string) => void;
}

function ViewActions({ views, onMessage }: Pick<ViewListProps, 'views' | 'onMessage'>) {
  const [form, setForm] = useState<'new' | 'edit'>();
  const { current, create, update, remove } = views;
  const close = () => setForm(undefined);
  const id = current?.isEditable ? current.id : null;
  if (form === 'new') {
    return (
      <ViewForm initial={{ name: '', isShared: false }} button="Save view" onSave={create} onClose={close} />
    );
  }
  if (form === 'edit' && current && id !== null) {
    return (
      <ViewForm initial={current} button="Save changes" onSave={(view) => update(id, view)} onClose={close} />
    );
  }
  return (
    <div className="inbox-view-actions">
      {!current && <SmallButton onClick={() => setForm('new')}>Save as a view</SmallButton>}
      {current && id !== null && (
        <>
          <SmallButton onClick={() => setForm('edit')}>Rename or share</SmallButton>
          <SmallButton
            onClick={async () =>
              onMessage((await remove(id)) ?? `The view “${current.name}” was deleted. Nothing else was.`)
            }
          >
            Delete the view
          </SmallButton>
        </>
      )}
    </div>
  );
}

export function ViewList({ views, onShow, onMessage }: ViewListProps) {
  return (
    <div className="inbox-view-list">
      <nav aria-label="Views">
        <ul className="inbox-views">
          {views.views.map((view) => (
            <li key={view.id ?? view.name}>
              <a
                href={inboxUrl(view.filters)}
                aria-current={view === views.current ? 'page' : undefined}
                title={view.id !== null && !view.isShared ? 'Only you see this view' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onShow(view.filters);
                }}
              >
                {view.name}
                <span className="inbox-views__count">{view.count.toLocaleString('en-US')}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ViewActions views={views} onMessage={onMessage} />
    </div>
  );
}

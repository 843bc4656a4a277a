'use client';
import { useId } from 'react';
import { countText, plural } from '#law/numbers.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { ALL } from '../filters.ts';
import type { Person } from '../schema.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Confirm } from './confirm.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Help } from './help.tsx';
import { Outcome } from './outcome.tsx';
import { Rows } from './rows.tsx';
import { useInbox } from './use-inbox.ts';
import type { List } from './use-list.ts';
import { useShortcutPreference, useShortcuts } from './use-shortcuts.ts';
import { Views } from './views.tsx';
import { WorkPanel } from './work-panel.tsx';
import '#cms/panel/own-field.css';
import './inbox.css';

const summaryText = ({ total, isLoading, page, pages }: List): string => {
  if (isLoading && total === 0) return 'Loading...';
  const count = countText(total, 'submission');
  return pages > 1 ? `${count}, page ${page} of ${pages}` : count;
};

const Pages = ({ list }: { list: List }) =>
  list.pages > 1 && (
    <nav className="inbox-pages" aria-label="Pages">
      <SmallButton margin disabled={list.page <= 1} onClick={() => list.show(list.filters, list.page - 1)}>
        Previous page
      </SmallButton>
      <SmallButton
        margin
        disabled={list.page >= list.pages}
        onClick={() => list.show(list.filters, list.page + 1)}
      >
        Next page
      </SmallButton>
    </nav>
  );

/** Returns a text such as "No open submission matches. 1 closed submission does." */
function emptyText({ filters, search, elsewhere: { closed, others } }: List): string {
  if (!search.trim()) return 'Nothing matches. Change the view or the filters.';
  const found = [
    closed > 0 &&
      plural(closed, { one: '1 closed submission does.', other: `${closed} closed submissions do.` }),
    others > 0 &&
      plural(others, { one: '1 other submission does.', other: `${others} other submissions do.` }),
  ].filter(Boolean);
  const none = filters.phase === 'closed' ? 'No closed submission matches.' : 'No open submission matches.';
  return [none, ...found].join(' ');
}

const Empty = ({ list, onShowAll }: { list: List; onShowAll: () => void }) => (
  <div className="inbox-empty">
    <p>{emptyText(list)}</p>
    {list.elsewhere.closed + list.elsewhere.others > 0 && (
      <SmallButton onClick={onShowAll}>
        {list.elsewhere.closed + list.elsewhere.others === 1 ? 'Show it' : 'Show them'}
      </SmallButton>
    )}
  </div>
);

interface InboxProps {
  user: number;
  people: Person[];
}

export function Inbox({ user, people }: InboxProps) {
  const searchId = useId();
  const shortcuts = useShortcutPreference();
  const inbox = useInbox(user, people);
  const { list, changes, active, isOpen, checked } = inbox;
  useShortcuts(shortcuts.areOn, (command, target) => inbox.commands[command](target));
  return (
    <div
      className={`inbox-screen ${isOpen ? 'inbox-screen--open' : ''}`}
      onKeyDownCapture={() => inbox.onInput('key')}
      onPointerDownCapture={() => inbox.onInput('pointer')}
    >
      <header className="inbox-screen__head">
        <h1>Inbox</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={searchId}>Search</label>
          <input
            id={searchId}
            ref={inbox.searchField}
            type="search"
            className="own-field"
            maxLength={200}
            autoComplete="off"
            placeholder="Title, sender, email, reference number..."
            value={list.typed}
            onChange={({ target }) => list.setSearch(target.value)}
          />
        </form>
        <SmallButton onClick={() => inbox.help.current?.showModal()}>Keyboard shortcuts</SmallButton>
        <SmallButton onClick={() => void inbox.exportList()}>Export as CSV</SmallButton>
      </header>
      <Views filters={list.filters} counts={list.counts} onShow={inbox.show} />
      <FilterBar filters={list.filters} people={people} onChange={inbox.show} />
      <p role="status" className="inbox-screen__count" aria-busy={list.isLoading}>
        {list.error ?? summaryText(list)}
      </p>
      {changes.question && <Confirm question={changes.question} onCancel={changes.cancel} />}
      {checked.size > 0 && (
        <BulkBar
          rows={[...checked.values()]}
          people={people}
          user={user}
          isBusy={changes.isBusy}
          menus={inbox.bulkMenus}
          onClear={inbox.clearChecked}
          onChange={inbox.changeChecked}
        />
      )}
      <div className="inbox-split">
        <div className="inbox-split__list">
          {!list.isLoading && list.total === 0 && !list.error && (
            <Empty list={list} onShowAll={() => inbox.show(ALL)} />
          )}
          <Rows
            ref={inbox.grid}
            rows={list.rows}
            page={list.page}
            total={list.total}
            active={active?.id}
            isOpen={isOpen}
            checked={checked}
            onFocus={inbox.put}
            onOpen={inbox.open}
            onSelect={inbox.toggle}
            onSelectPage={inbox.toggleAll}
          />
          <Pages list={list} />
        </div>
        {isOpen && active && (
          <WorkPanel
            key={active.id}
            id={active.id}
            row={list.rows.find(({ id }) => id === active.id)}
            version={inbox.version}
            wanted={inbox.wanted}
            people={people}
            user={user}
            onShown={inbox.onShown}
            onChange={(shown, change) => inbox.change([shown], change)}
            onReplied={inbox.reload}
            onClose={inbox.close}
          />
        )}
      </div>
      <Outcome changes={changes} onClose={inbox.closeOutcome} />
      <Help ref={inbox.help} areOn={shortcuts.areOn} onChange={shortcuts.change} />
    </div>
  );
}

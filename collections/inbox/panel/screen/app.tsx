'use client';
import { useId } from 'react';
import { plural } from '#law/plural.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { INBOX_SLUGS } from '../../kinds/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Help } from './help.tsx';
import { MailQuestion } from './mail-question.tsx';
import { Outcome } from './outcome.tsx';
import type { Person } from '../../list/list-schema.ts';
import { Preview } from './preview.tsx';
import { Rows } from './rows.tsx';
import { rowKey } from './use-cursor.ts';
import { useInbox } from './use-inbox.ts';
import type { List } from './use-list.ts';
import { useShortcutPreference, useShortcuts } from './use-shortcuts.ts';
import { ViewList } from './view-list.tsx';
import '#cms/panel/own-field.css';
import '../inbox.css';
import './screen.css';

const countText = ({ total, isLoading, page, pages }: List): string => {
  if (isLoading && total === 0) return 'Loading...';
  const count = plural(total, { one: '1 submission', other: `${total.toLocaleString('en-US')} submissions` });
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

interface InboxAppProps {
  user: number;
  people: Person[];
}

export function InboxApp({ user, people }: InboxAppProps) {
  const searchId = useId();
  const shortcuts = useShortcutPreference();
  const inbox = useInbox(user, people);
  const { list, views, selection, preview, changes, cursor } = inbox;
  useShortcuts(shortcuts.areOn, (command, target) => inbox.commands[command](target));
  const isWholePage = list.rows.length > 0 && list.rows.every(selection.isSelected);
  const { filters } = list;
  return (
    <div className={`inbox-screen ${preview.opened ? 'inbox-screen--open' : ''}`}>
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
            placeholder="Title, sender, address, reference number..."
            value={list.typed}
            onChange={({ target }) => list.setSearch(target.value)}
          />
        </form>
        <SmallButton onClick={() => inbox.help.current?.showModal()}>Keyboard shortcuts</SmallButton>
        <SmallButton onClick={() => void inbox.exportList()}>Export as CSV</SmallButton>
      </header>
      <ViewList views={views} onShow={inbox.show} onMessage={changes.say} />
      <FilterBar filters={filters} people={people} onChange={inbox.show} />
      <p role="status" className="inbox-screen__count" aria-busy={list.isLoading}>
        {list.error ?? countText(list)}
      </p>
      {changes.question && <MailQuestion question={changes.question} onCancel={changes.cancel} />}
      {!selection.isEmpty && (
        <BulkBar
          count={selection.isEverything ? list.total : selection.rows.length}
          more={
            isWholePage && !selection.isEverything && list.total > list.rows.length ? list.total : undefined
          }
          kinds={
            selection.isEverything
              ? filters.kinds.length > 0
                ? filters.kinds
                : INBOX_SLUGS
              : selection.kinds
          }
          people={people}
          user={user}
          isBusy={changes.isBusy}
          menus={inbox.bulkMenus}
          onSelectMatching={selection.selectEverything}
          onClear={selection.clear}
          onChange={(change) => void inbox.changeSelected(change)}
        />
      )}
      <div className="inbox-split">
        <div className="inbox-split__list">
          {!list.isLoading && list.total === 0 && !list.error && (
            <p className="inbox-empty">
              Nothing matches. Change the view or the filters, or clear the search.
            </p>
          )}
          <Rows
            ref={inbox.grid}
            rows={list.rows}
            page={list.page}
            total={list.total}
            active={cursor.index}
            openKey={preview.opened && rowKey(preview.opened)}
            isSelected={selection.isSelected}
            onFocus={cursor.put}
            onOpen={inbox.openRow}
            onSelect={selection.toggle}
            onSelectPage={selection.togglePage}
          />
          <Pages list={list} />
        </div>
        {preview.opened && (
          <Preview
            submission={preview.opened}
            version={inbox.version}
            wanted={preview.wanted}
            people={people}
            user={user}
            onChange={(shown, change) => void inbox.changeOne(shown, change)}
            onReplied={inbox.refresh}
            onDraft={() => void list.reload()}
            onClose={inbox.close}
          />
        )}
      </div>
      <Outcome
        outcome={changes.outcome}
        isBusy={changes.isBusy}
        onUndo={(tokens) => void changes.undo(tokens)}
        onClose={inbox.closeOutcome}
      />
      <Help ref={inbox.help} areOn={shortcuts.areOn} onChange={shortcuts.change} />
    </div>
  );
}

'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { idOf } from '#cms/fields/id-of.ts';
import type { BillReview as Loaded } from '../review-schema.ts';
import { Findings } from './findings.tsx';
import { PageView } from './page-view.tsx';
import { type Review, useReview } from './use-review.ts';
import { Values } from './values.tsx';
import { SmallButton } from '#cms/panel/small-button.tsx';
import './bill-review.css';

const STATES: Readonly<Record<Loaded['state'], string>> = {
  notRead: 'This bill has not been read automatically.',
  waiting: 'This bill is waiting to be read.',
  reading: 'This bill is being read.',
  read: '',
  byHand: 'A person needs to read this bill.',
};

function stateText({ state, reason, kind, values }: Loaded): string {
  if (state === 'byHand' && reason) return `${STATES.byHand} ${reason}.`;
  if (state !== 'read') return STATES[state];
  if (kind === 'notABill') return 'This does not look like a bill. Check what was read before you use it.';
  if (kind === 'empty') return 'Nothing was found on these pages.';
  return values.length === 0 ? 'Nothing was read from this bill.' : '';
}

type Shown = Loaded['pages'][number] | { file: number; page: number };

const pagesOf = ({ pages, files }: Loaded): readonly Shown[] =>
  pages.length > 0 ? pages : files.map((_file, file) => ({ file, page: 0 }));

const ZOOM = { least: 50, most: 300, step: 25 };

interface ToolbarProps {
  name: string;
  index: number;
  count: number;
  zoom: number;
  onPage: (index: number) => void;
  onZoom: (zoom: number) => void;
  onRotate: () => void;
}

const Toolbar = ({ name, index, count, zoom, onPage, onZoom, onRotate }: ToolbarProps) => (
  <div className="bill-toolbar" role="toolbar" aria-label="Pages and zoom">
    <SmallButton disabled={index === 0} onClick={() => onPage(index - 1)}>
      Previous page
    </SmallButton>
    <SmallButton disabled={index >= count - 1} onClick={() => onPage(index + 1)}>
      Next page
    </SmallButton>
    <span>{name}</span>
    <SmallButton aria-label="Zoom out" disabled={zoom <= ZOOM.least} onClick={() => onZoom(zoom - ZOOM.step)}>
      −
    </SmallButton>
    <span>{zoom}%</span>
    <SmallButton aria-label="Zoom in" disabled={zoom >= ZOOM.most} onClick={() => onZoom(zoom + ZOOM.step)}>
      +
    </SmallButton>
    <SmallButton onClick={onRotate}>Rotate</SmallButton>
  </div>
);

function Workbench({ bill, review, isBusy, post, readAgain }: Review & { bill: number; review: Loaded }) {
  const [selected, setSelected] = useState<string>();
  const [index, setIndex] = useState(0);
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState(0);
  const pages = pagesOf(review);
  const page = pages[Math.min(index, pages.length - 1)];
  const refusal = page && review.files[page.file]?.refusal;
  const text = stateText(review);

  function select(id: string): void {
    setSelected(id);
    const place = review.values.find((value) => value.id === id)?.place;
    const found = pages.findIndex(({ file, page: number }) => file === place?.file && number === place.page);
    if (found >= 0) setIndex(found);
  }

  const focusValue = (id: string): void =>
    document.querySelector<HTMLElement>(`[data-value="${CSS.escape(id)}"] button`)?.focus();

  const inFile = pages.filter(({ file }) => file === page?.file).length;
  const name = page ? `${review.files[page.file]?.name ?? 'Bill'}, page ${page.page + 1} of ${inFile}` : '';
  return (
    <>
      <div className="bill-actions">
        <span role="status">{text}</span>
        {text && review.mayReadAgain && (
          <SmallButton disabled={isBusy} onClick={() => void readAgain()}>
            {review.state === 'notRead' ? 'Read it now' : 'Read again'}
          </SmallButton>
        )}
      </div>
      {page && (
        <>
          <Toolbar
            {...{ name, index, zoom }}
            count={pages.length}
            onPage={setIndex}
            onZoom={setZoom}
            onRotate={() => setTurns((turns + 1) % 4)}
          />
          {refusal ? (
            <p className="bill-page__message">{refusal}</p>
          ) : (
            <PageView
              {...{ bill, page, name, zoom, turns, selected }}
              values={review.values.filter(
                ({ place, verdict }) =>
                  place.file === page.file && place.page === page.page && verdict !== 'dismissed',
              )}
              onSelect={focusValue}
            />
          )}
        </>
      )}
      {review.values.length > 0 && (
        <div className="bill-columns">
          <Values values={review.values} selected={selected} onSelect={select} {...{ isBusy, post }} />
          <Findings {...review} />
        </div>
      )}
    </>
  );
}

function Bill({ bill }: { bill: number }) {
  const review = useReview(bill);
  return (
    <section className="bill-review" aria-labelledby="bill-review">
      <h3 id="bill-review">The bill</h3>
      {review.error && <p role="alert">{review.error}</p>}
      {review.review ? (
        <Workbench {...review} bill={bill} review={review.review} />
      ) : (
        !review.error && <p>Loading the bill...</p>
      )}
    </section>
  );
}

export function BillReview() {
  const { collectionSlug, data: saved } = useDocumentInfo();
  const isWork = collectionSlug !== 'bill-uploads' || Boolean(saved?.assessment);
  const bill = isWork ? idOf(saved?.bill) : undefined;
  return bill === undefined ? null : <Bill key={bill} bill={bill} />;
}

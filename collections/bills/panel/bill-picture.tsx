'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { useApi } from '#cms/panel/use-api.ts';
import { placeSchema, type Place } from '../reading/reading.ts';
import { BY_HAND_REASONS, STATES } from '../states.ts';
import { PagePicture } from './page-picture.tsx';
import './bill.css';

interface Page {
  file: number;
  page: number;
  width?: number;
  height?: number;
  turn?: number | null;
}

const filesSchema = z.object({ docs: z.array(z.object({ id: z.number(), originalName: z.string() })) });

const ZOOM = { least: 50, most: 300, step: 25 };

function stateText({ state, reason, kind }: Record<string, unknown>): string {
  if (state === 'byHand') {
    const why = BY_HAND_REASONS.find(({ value }) => value === reason)?.label;
    return `Someone needs to read this bill.${why ? ` ${why}.` : ''}`;
  }
  if (state !== 'read') return `${STATES.find(({ value }) => value === state)?.label}.`;
  if (kind === 'notABill') return 'This does not look like a bill. Check what it is before you go on.';
  return kind === 'empty' ? 'Nothing was found on these pages.' : '';
}

/** Returns the position of the focused field's value on the page. */
function usePlace(): Place | undefined {
  const [place, setPlace] = useState<Place>();
  const focus = useEffectEvent((event: FocusEvent) => {
    const mark =
      event.target instanceof Element
        ? event.target.closest('.field-type')?.querySelector<HTMLElement>(':scope .bill-mark')
        : undefined;
    if (mark?.dataset.place) setPlace(placeSchema.parse(JSON.parse(mark.dataset.place)));
  });
  useEffect(() => {
    const listener = (event: FocusEvent) => focus(event);
    document.addEventListener('focusin', listener);
    return () => document.removeEventListener('focusin', listener);
  }, []);
  return place;
}

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

function Pages({ bill, read, files }: { bill: number; read: Page[]; files: string[] }) {
  const pages: Page[] = read.length > 0 ? read : files.map((_, file) => ({ file, page: 0 }));
  const [chosen, setChosen] = useState(0);
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState(0);
  const place = usePlace();
  const [seen, setSeen] = useState<Place>();
  if (place !== seen) {
    setSeen(place);
    const found = pages.findIndex(({ file, page }) => file === place?.file && page === place.page);
    if (found >= 0) setChosen(found);
  }
  const index = Math.min(chosen, pages.length - 1);
  const page = pages[index];
  if (!page) return <p>No file was sent.</p>;
  const inFile = pages.filter(({ file }) => file === page.file).length;
  const name = `${files[page.file] ?? 'Bill'}, page ${page.page + 1} of ${inFile}`;
  return (
    <>
      <Toolbar
        {...{ name, index, zoom }}
        count={pages.length}
        onPage={setChosen}
        onZoom={setZoom}
        onRotate={() => setTurns((turns + 1) % 4)}
      />
      <PagePicture
        {...{ bill, page, name, zoom }}
        turns={(turns + (page.turn ?? 0) / 90) % 4}
        place={place?.file === page.file && place.page === page.page ? place : undefined}
      />
    </>
  );
}

export function BillPicture() {
  const { id, data } = useDocumentInfo();
  const bill = typeof id === 'number' ? id : undefined;
  const path = `/bill-uploads?where[bill][equals]=${bill}&sort=fileNumber&depth=0&limit=50&select[originalName]=true`;
  const { result, error } = useApi(bill === undefined ? undefined : path, filesSchema);
  if (bill === undefined || !data) return null;
  const text = stateText(data);
  return (
    <section className="bill-picture" aria-labelledby="bill-picture">
      <h3 id="bill-picture">The pages</h3>
      {text && <p role="status">{text}</p>}
      {error && <p role="alert">{error}</p>}
      {result && (
        <Pages
          bill={bill}
          read={(data.pages ?? []) as Page[]}
          files={result.docs.map(({ originalName }) => originalName)}
        />
      )}
      <p>
        <a href={`/${String(data.module)}/analysis/preview/${bill}`} target="_blank" rel="noopener">
          Preview the report
        </a>{' '}
        as it is saved, in a new tab.
      </p>
    </section>
  );
}

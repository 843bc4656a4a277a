import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '#cms/panel/api.ts';
import type { ReviewPage, ReviewValue } from '../review-schema.ts';
import { markOf, MARKS, shownValue, valueName } from './groups.ts';

const percent = (fraction: number): string => `${fraction * 100}%`;

interface BoxProps {
  value: ReviewValue;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

function Box({ value, isSelected, onSelect }: BoxProps) {
  const { left, top, width, height } = value.place;
  const mark = markOf(value);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className={`bill-box bill-box--${mark}${isSelected ? ' bill-box--selected' : ''}`}
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
      title={`${valueName(value)}: ${shownValue(value, value.current)}`}
      onClick={() => onSelect(value.id)}
    >
      {MARKS[mark].sign && <span className="bill-box__sign">{MARKS[mark].sign}</span>}
    </button>
  );
}

interface LoadedImage {
  path: string;
  url?: string;
  error?: string;
}

function usePageImage(path: string): LoadedImage {
  const [image, setImage] = useState<LoadedImage>({ path });
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    void fetchFile(path, controller.signal).then(({ result, error }) => {
      if (controller.signal.aborted) return;
      url = result && URL.createObjectURL(result);
      setImage({ path, url, error });
    });
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [path]);
  return image.path === path ? image : { path };
}

interface PageViewProps {
  bill: number;
  page: Pick<ReviewPage, 'file' | 'page'> & Partial<ReviewPage>;
  name: string;
  values: readonly ReviewValue[];
  selected?: string;
  zoom: number;
  turns: number;
  onSelect: (id: string) => void;
}

export function PageView({ bill, page, name, values, selected, zoom, turns, onSelect }: PageViewProps) {
  const { url, error } = usePageImage(`/bill-review/${bill}/pages/${page.file}/${page.page}`);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current?.querySelector<HTMLElement>('.bill-box--selected');
    if (!box || !scroller.current) return;
    const [seen, around] = [box.getBoundingClientRect(), scroller.current.getBoundingClientRect()];
    scroller.current.scrollBy({
      top: seen.top + seen.height / 2 - around.top - around.height / 2,
      left: seen.left + seen.width / 2 - around.left - around.width / 2,
    });
  }, [selected, zoom, turns, url]);
  const { width = 1, height = 1 } = page;
  const isSideways = turns % 2 === 1;
  return (
    <div ref={scroller} className="bill-page" role="region" aria-label={name} tabIndex={0}>
      {error && (
        <p role="alert" className="bill-page__message">
          {error}
        </p>
      )}
      {!error && !url && <p className="bill-page__message">Loading the page...</p>}
      <div
        className="bill-page__room"
        style={{
          width: percent(zoom / 100),
          ...(page.width && { aspectRatio: isSideways ? `${height} / ${width}` : `${width} / ${height}` }),
        }}
      >
        <div
          className="bill-page__sheet"
          style={
            turns > 0
              ? {
                  position: 'absolute',
                  top: '50%',
                  left: '50%',
                  width: percent(isSideways ? width / height : 1),
                  transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
                }
              : undefined
          }
        >
          {url && <img src={url} alt={name} />}
          {url &&
            values
              .filter(({ place }) => place.width > 0)
              .map((value) => (
                <Box key={value.id} value={value} isSelected={value.id === selected} onSelect={onSelect} />
              ))}
        </div>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Place } from '../reading/reading.ts';

const percent = (fraction: number): string => `${fraction * 100}%`;

interface PagePictureProps {
  bill: number;
  page: { file: number; page: number; width?: number; height?: number };
  name: string;
  place: Place | undefined;
  zoom: number;
  /** The number of clockwise quarter turns. */
  turns: number;
}

const NOT_SHOWN =
  'This page cannot be shown. It may not be scanned for viruses yet. Download the file above.';

export function PagePicture({ bill, page, name, place, zoom, turns }: PagePictureProps) {
  const source = `/api/bills/${bill}/pages/${page.file}/${page.page}`;
  const [failed, setFailed] = useState<string>();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current?.querySelector<HTMLElement>('.bill-box');
    if (!box || !scroller.current) return;
    const [seen, around] = [box.getBoundingClientRect(), scroller.current.getBoundingClientRect()];
    scroller.current.scrollBy({
      top: seen.top + seen.height / 2 - around.top - around.height / 2,
      left: seen.left + seen.width / 2 - around.left - around.width / 2,
    });
  }, [place, zoom, turns]);
  const { width = 1, height = 1 } = page;
  const isSideways = turns % 2 === 1;
  const turned = {
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: percent(isSideways ? width / height : 1),
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
  } as const;
  return (
    <div ref={scroller} className="bill-page" role="region" aria-label={name} tabIndex={0}>
      {failed === source && (
        <p role="alert" className="bill-page__message">
          {NOT_SHOWN}
        </p>
      )}
      <div
        className="bill-page__room"
        style={{
          width: percent(zoom / 100),
          ...(page.width && { aspectRatio: isSideways ? `${height} / ${width}` : `${width} / ${height}` }),
        }}
      >
        <div className="bill-page__sheet" style={turns > 0 ? turned : undefined}>
          <img src={source} alt={name} hidden={failed === source} onError={() => setFailed(source)} />
          {place && place.width > 0 && (
            <span
              className="bill-box"
              style={{
                left: percent(place.left),
                top: percent(place.top),
                width: percent(place.width),
                height: percent(place.height),
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

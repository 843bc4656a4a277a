import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import type { CalculatorData } from './calculator.server.ts';
import type { Live, LiveFigures } from './live-result.tsx';
import { PREVIEW } from './texts.ts';

const hasFigures = (form: HTMLFormElement): boolean =>
  [...new FormData(form)].some(
    ([name, value]) => value !== '' && name !== 'pathway' && name !== 'buildingAddress',
  );

type PreviewProps = Pick<CalculatorData, 'periods'>;

const Preview = ({ periods }: PreviewProps) => (
  <>
    <p className="noscript:hidden">{PREVIEW.typing}</p>
    <p className="hidden noscript:block">{PREVIEW.report}</p>
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      {PREVIEW.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p aria-hidden className="mt-5 flex gap-5 text-center text-[0.85rem] font-semibold text-soft">
      {periods.map((name) => (
        <span key={name} className="flex-1">
          <span className="mb-1 block h-24 border-[1.5px] border-dashed border-soft" />
          {name}
        </span>
      ))}
    </p>
  </>
);

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Loads the rules on first input to keep them out of the page's bundle. */
function useLive(figures: LiveFigures, rows: number) {
  const area = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live>();
  const read = useCallback(async () => {
    const form = area.current?.querySelector('form');
    if (!form) return;
    if (!hasFigures(form)) {
      setLive(undefined);
      return;
    }
    const { liveResult } = await import('./live-result.tsx');
    setLive(liveResult(new FormData(form), figures));
  }, [figures]);
  const isUsed = live !== undefined;
  useEffect(() => {
    if (isUsed) void read();
  }, [isUsed, read, rows]);
  useEffect(() => {
    const listeners = new AbortController();
    const start = () => {
      listeners.abort();
      void read();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, start, { signal: listeners.signal, passive: true, capture: true });
    }
    return () => listeners.abort();
  }, [read]);
  return { area, live, read };
}

const HEADING = 'Your result so far';

function Panel({ live, periods }: { live: Live | undefined } & PreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const announcement = useSettled(live?.announcement ?? '');
  return (
    <aside
      aria-label={HEADING}
      className="not-printed sticky bottom-0 z-10 -mx-5 mt-8 border-t-2 border-ink bg-card sm:-mx-6 max-lg:noscript:hidden lg:top-24 lg:bottom-auto lg:mx-0 lg:mt-0 lg:self-start lg:border lg:border-line"
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="live-result"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 px-5 py-2 text-left leading-snug font-semibold sm:px-6 lg:hidden"
      >
        <span>{live?.summary ?? PREVIEW.empty}</span>
        <ChevronDown aria-hidden size={20} className={classNames('shrink-0', !isOpen && 'rotate-180')} />
      </button>
      <div
        id="live-result"
        role="region"
        aria-label={HEADING}
        tabIndex={0}
        className={classNames(
          'max-h-[65dvh] overflow-y-auto border-line p-5 max-lg:border-t sm:px-6 lg:max-h-[calc(100dvh-7rem)]',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <h2 className="mb-3 text-[1.3rem] max-lg:sr-only">{HEADING}</h2>
        {live?.content ?? <Preview periods={periods} />}
        <p className="mt-4 text-[0.85rem] text-soft">{PREVIEW.privacy}</p>
      </div>
    </aside>
  );
}

interface LivePanelProps extends PreviewProps {
  figures: LiveFigures;
  rows: number;
  children: ReactNode;
}

export function WithLiveResult({ figures, periods, rows, children }: LivePanelProps) {
  const { area, live, read } = useLive(figures, rows);
  return (
    <div
      ref={area}
      onInput={() => void read()}
      className="lg:grid lg:grid-cols-[minmax(0,38fr)_minmax(0,26fr)] lg:gap-x-12 max-lg:[&_:is(input,select,button)]:scroll-mb-24"
    >
      {children}
      <Panel live={live} periods={periods} />
    </div>
  );
}

import type { LocatorView } from './district-locator.server.ts';

export const Locator = ({ locator: { box, others, own, openAreas, sentence } }: { locator: LocatorView }) => (
  <figure className="w-full max-w-[16rem] shrink-0 print:max-w-[11em]">
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden
      className="h-[8.5rem] w-full sm:h-[10.5rem] print:h-[8em]"
    >
      <path d={openAreas} className="fill-hair" />
      <path d={others} className="fill-paper stroke-soft stroke-[1.5]" />
      <path d={own} className="fill-lot stroke-ink stroke-[4]" />
    </svg>
    <figcaption className="mt-2 text-[0.88rem] leading-snug text-soft">{sentence}</figcaption>
  </figure>
);

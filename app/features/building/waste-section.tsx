import { ButtonLink } from '#app/ui/button.tsx';
import type { WasteView } from './waste-view.ts';

export const WasteSection = ({ waste: { zones, doubt, bins, assessment } }: { waste: WasteView }) => (
  <section id="waste" className="scroll-mt-20 border-t border-hair py-8 print:hidden">
    <h2 className="text-[1.6rem]">Waste</h2>
    <dl className="mt-3 grid max-w-[48rem] gap-3">
      {zones.map(({ name, status }) => (
        <div key={name}>
          <dt className="font-semibold">Commercial waste zone: {name}</dt>
          <dd className="text-soft">{status}</dd>
        </div>
      ))}
      {bins ? (
        <div>
          <dt className="font-semibold">Bins</dt>
          <dd className="text-soft">
            {bins.because} {bins.when}
          </dd>
        </div>
      ) : null}
    </dl>
    {doubt ? <p className="mt-3 max-w-[48rem]">{doubt}</p> : null}
    {assessment ? (
      <ButtonLink href={assessment.href} look="secondary" className="mt-5">
        {assessment.label}
      </ButtonLink>
    ) : null}
  </section>
);

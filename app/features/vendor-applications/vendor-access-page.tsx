import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { VendorApplication } from './vendor-application.tsx';
import type { VendorApplicationData } from './vendor-application.server.ts';

const VendorPoints = ({ copy: { benefits, requirements } }: Pick<VendorApplicationData, 'copy'>) => (
  <SideCard heading="What vendors get">
    {benefits.map(({ title, text }) => (
      <SidePoint key={title} title={title} lines={[text]} />
    ))}
    {requirements.length > 0 ? (
      <SidePoint
        title="Requirements"
        lines={[
          <ul key="requirements" className="grid list-disc gap-1 pl-4.5">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>,
        ]}
      />
    ) : null}
  </SideCard>
);

export const VendorAccessPage = (data: VendorApplicationData) => (
  <PageWidth className="py-10 sm:py-14">
    <h1 className="max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]">{data.copy.heading}</h1>
    <p className="mt-4 max-w-[44rem] text-[1.1rem] text-soft">{data.copy.intro}</p>
    <p className="mt-3">
      Looking for help instead?{' '}
      <a
        href={moduleUrls(data.module).partners}
        className="font-semibold text-link underline underline-offset-3"
      >
        See the partners for this law
      </a>
      .
    </p>
    <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,38rem)_1fr]">
      <section id="application" aria-label="Application">
        <VendorApplication {...data} />
      </section>
      <VendorPoints copy={data.copy} />
    </div>
  </PageWidth>
);

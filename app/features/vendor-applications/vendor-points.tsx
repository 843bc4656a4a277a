import type { VendorAccessWords } from '#app/content/modules.server.ts';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';

/** What stands beside the form: what a vendor gets, and what a vendor has to have. */
export const VendorPoints = ({ words: { benefits, requirements } }: { words: VendorAccessWords }) => (
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

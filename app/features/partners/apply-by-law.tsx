import type { ModuleCard } from '#app/content/modules.server.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { LinkLot, Lots } from '#app/ui/lots.tsx';
import { moduleUrls } from '../modules/module-urls.ts';

const ANCHOR = 'apply';

/** Where somebody who wants to become a partner chooses the law, and with it the application form. */
export const APPLY_URL = `/partners#${ANCHOR}`;

/** The laws that take applications, each with the way to its form. */
export const ApplyByLaw = ({ modules }: { modules: ModuleCard[] }) => (
  <Section
    id={ANCHOR}
    heading="Choose the law you work on"
    intro="Each law has its own application form, with the questions that matter for it. If you work on several, begin with the one you do most."
  >
    <Lots>
      {modules.map(({ slug, name, summary }) => (
        <LinkLot
          key={slug}
          title={name}
          text={summary}
          to={moduleUrls(slug).vendorAccess}
          linkLabel="Apply"
          accent={slug}
        />
      ))}
    </Lots>
  </Section>
);

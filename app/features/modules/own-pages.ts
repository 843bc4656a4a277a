import type { ModuleSlug } from '#app/regulations/index.ts';
import type { Section } from './section-handle.ts';

interface OwnPage {
  path: string;
  title: string;
  /** The section that has to be open for the page to be; without one, it always is. */
  section?: Section;
}

/** Pages that only one module has, for those who list or draw every page. */
export const OWN_PAGES: Partial<Record<ModuleSlug, OwnPage[]>> = {
  ll97: [{ path: '/ll97/calculator', title: 'Local Law 97 calculator', section: 'report' }],
  ll199: [
    { path: '/ll199/invoice', title: 'Upload your waste hauler agreement or invoice', section: 'quiz' },
  ],
  cwz: [{ path: '/cwz/faq', title: 'Commercial Waste Zones: questions and answers' }],
};

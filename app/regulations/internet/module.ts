import type { RegulatoryModule } from '../shared/module.ts';

/** The NYC Internet Master Plan. Source: specification section 3, "Enumerations". */
export const internet = {
  slug: 'nyc-internet',
  name: 'NYC Internet Master Plan',
  articleCategories: ['Infrastructure', 'Readiness', 'Policy'],
  vendorServiceCategories: [
    { value: 'isp', label: 'Internet Service Provider' },
    { value: 'infrastructure', label: 'Infrastructure Provider' },
    { value: 'consultant', label: 'Digital Consultant' },
    { value: 'integrator', label: 'Systems Integrator' },
    { value: 'equipment', label: 'Equipment Provider' },
    { value: 'other', label: 'Other Services' },
  ],
  newsletterSource: 'nyc_internet_blog',
} as const satisfies RegulatoryModule;

export const LABELS = {
  companyName: 'Company name',
  serviceCategory: 'Service category',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  companyWebsite: 'Company website',
  servicesOffered: 'Services offered',
  trades: 'Your trades',
  laws: 'Building laws you work on',
  requestsDiscountCode: 'Send me an affiliate discount code for the partner sales platform',
};

export const SUBMITTED = {
  title: 'Application Submitted',
  general:
    "Your vendor application has been submitted successfully. We'll review it and get back to you soon.",
  internet: 'Your application has been submitted successfully!',
};

export const APPLICATION = {
  benefits: 'What vendors get',
  servicesHint: 'What you do for buildings, and in which boroughs.',
  experienceHint: 'Buildings you’ve worked on, years in business, certifications.',
  tradesHint: 'Owners can filter our directory by trade.',
  lawsHint: 'One application covers them all.',
};

export const PARTNER_LINKS = {
  apply: 'Apply to Become a Partner',
  applyNow: 'Apply Now',
  contact: 'Contact for More Information',
  directory: 'See the whole directory',
};

export const NO_PARTNERS =
  'No partner is listed for this choice yet. Try another law or type, or write to us and say what you need.';

export const EXAMPLE_PROFILE = 'This is an example profile. The firm is made up.';

export const noExperts = (module: string): string =>
  `No provider is listed for ${module} yet. Write to us and say what you need.`;

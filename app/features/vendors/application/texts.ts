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

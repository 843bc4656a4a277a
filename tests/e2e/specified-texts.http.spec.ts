import type { APIRequestContext } from '@playwright/test';
import { assess, leadsTo, post } from '../support/e2e/cwz-assessment.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { readableHtml } from '../support/readable-html.ts';

const UNKNOWN = 'no-such-article';

/** See docs/specification.md. */
const TEXTS: Record<string, string[]> = {
  '/': [
    'Simplifying Regulatory Intelligence',
    'Learn More',
    'Contact Us',
    'Become a Partner',
    'Explore All Regulatory Modules',
    'Regulatory Alerts',
    'Business Compliance',
    'Location Intelligence',
    'Simplified Reports',
    'Partner Network',
    'Educational Resources',
    'Guides and FAQs',
    'Real-time regulatory updates',
    'change notifications',
    'Connections to experts',
    'Home',
    'About',
    'Help',
    'Feedback',
    'Partners',
    'Contact',
    'Privacy Policy',
    'Terms of Service',
  ],
  '/about': [
    'Our Mission',
    'built by entrepreneurs for entrepreneurs',
    'Simplicity',
    'Accuracy',
    'Empowerment',
    'Community',
  ],
  '/contact': [
    'Send Us a Message',
    'Name',
    'Email',
    'Subject',
    'Message',
    'Monday to Friday 9:00 AM to 6:00 PM EST',
    'Saturday 10:00 AM to 2:00 PM EST',
    'Sunday closed',
  ],
  '/help': [
    'Help Center',
    'FAQs',
    'User Guides',
    'Contact Support',
    'Getting started',
    'Understanding regulatory reports',
    'Setting up compliance alerts',
    'Working with partners',
  ],
  '/legal': ['Privacy Policy', 'Terms of Service', 'Last updated: June 2024'],
  '/legal?tab=terms': ['Privacy Policy', 'Terms of Service', 'Last updated: June 2024'],
  '/partners': [
    'Client referrals',
    'Co-marketing',
    'Platform access',
    'Training',
    'Consultants',
    'Service Providers',
    'Implementation Partners',
    'View Profile',
    'Apply to Become a Partner',
    'Apply Now',
    'Contact for More Information',
  ],
  '/feedback': ['Select feedback type', 'Feature Suggestion', 'Issue Report', 'Praise', 'Other'],
  '/feedback?feedback=received': [
    'Feedback submitted',
    'Thank you for your feedback! We appreciate your input.',
  ],
  '/browse-modules': [
    'More Regulations',
    'Explore',
    'Carbon emissions',
    'buildings over 25,000 sq ft',
    'Waste management and recycling',
    'Digital infrastructure',
    'Single-use plastics',
    'Integrated pest management',
  ],
  '/ll97': [
    'For Building Owners',
    'For Service Providers',
    'by building owners for building owners',
    'Overview',
    'Risk Assessment',
    'Reports',
    'Blog',
    'For Vendors',
    'Return to Main Site',
    '25,000 sq ft',
    '2019',
    '2024',
    '40%',
    '80%',
    '2050',
    '$268',
    'Find Compliance Experts',
    '265,000',
    '348,000',
    'about $22,244',
    'about $57,000',
  ],
  '/ll97/quiz': ['Under 25,000 sq ft', '25,000-50,000', '50,001-100,000', 'Over 100,000'],
  '/ll97/quiz?answers=1a': ['75 or higher', '50-74', '25-49', 'Below 25 or unknown'],
  '/ll97/quiz?answers=1a-2a': ['2 years', '3-5 years', '6-10 years', 'Over 10 years ago or never'],
  '/ll97/quiz?answers=1a-2a-3a': ['Electric heat pumps', 'Natural gas', 'Fuel oil #2', 'Fuel oil #4 or #6'],
  '/ll97/quiz?answers=1a-2a-3a-4a': [
    'Detailed monthly data for 2+ years',
    'Only the past year',
    'Partial or inconsistent',
    'None',
  ],
  '/ll97/quiz?answers=1c-2c-3c-4c-5c': ['Score: 10 / 15', 'Find Compliance Experts', 'Restart Assessment'],
  '/ll97/report': ['Free Reports', 'Premium Reports'],
  '/ll97/report?tab=premium-reports': [
    'Building-Specific Assessment',
    '$1,250',
    'Compliance Strategy Plan',
    '$2,500',
    'Complete Compliance Package',
    '$4,500',
    'quarterly progress tracking',
  ],
  '/ll97/blog': [
    'Local Law 97 Resources & Insights',
    'Stay Updated on LL97',
    'Read more',
    'Previous',
    'Next',
    'All',
    'Compliance',
    'Solutions',
    'Financial',
    'Strategies',
    'Case Study',
    'Updates',
  ],
  '/ll97/blog?q=nothing-has-this-word': ['No articles found', 'Clear filters'],
  '/ll97/blog/annual-report-step-by-step': ['Back to Blog', 'Share', 'min read', 'Related Articles'],
  [`/ll97/blog/${UNKNOWN}`]: [
    'Article Not Found',
    "The article you're looking for doesn't exist or has been removed.",
    'Back to Blog',
  ],
  '/ll97/newsletter?subscribed=yes': [
    'Subscription successful!',
    'Thank you for subscribing to our newsletter.',
  ],
  '/ll97/vendor-access': [
    'Engineering',
    'Consulting',
    'Technology',
    'Financial',
    'Legal',
    'Send me an affiliate discount code',
  ],
  '/ll97/vendor-access?application=received': [
    'Application Submitted',
    "Your vendor application has been submitted successfully. We'll review it and get back to you soon.",
  ],
  '/ll199': ['Cost Calculator', 'For Vendors', 'Return to Main Site'],
  '/ll199/quiz': ['Take the Quiz', 'Skip the Quiz'],
  '/ll199/quiz?answers=': ['Question 1 of 5', 'Daily', '3-4', '1-2', 'Less than weekly'],
  '/ll199/quiz?answers=1a': ['Under $1,000', '$1,000-$5,000', '$5,001-$10,000', 'Over $10,000'],
  '/ll199/quiz?answers=1a-2a': ['Under 1', '1-3', '4-6', 'Over 6'],
  '/ll199/quiz?answers=1a-2a-3a': ['comprehensive', 'basic', 'planned'],
  '/ll199/quiz?answers=1a-2a-3a-4a': ['None', 'One minor', '2-3', 'Multiple or serious'],
  '/ll199/quiz?answers=1c-2c-3c-4c-5c': [
    'Optimal Spending',
    '0-5%',
    'Fair Spending',
    '5-15%',
    'Potentially Overpaying',
    '15-25%',
    'Significantly Overpaying',
    '25%+',
    'Back to Options',
    'Restart Assessment',
    'Get Detailed Savings Report',
  ],
  '/ll199/invoice': ['Upload Your Waste Hauler Agreement or Invoice', 'Restaurant/Food Service', 'up to 5MB'],
  '/ll199/invoice?invoice=received': [
    'Thank You For Your Submission!',
    'Submission Received!',
    '24-48 hours',
    'Submission Successful',
    "Your business information and waste hauler invoice have been submitted. We'll prepare your detailed LL199 report shortly.",
  ],
  '/ll199/report': ['Reports Coming Soon'],
  '/ll199/blog': ['Read Article'],
  [`/ll199/blog/${UNKNOWN}`]: [
    'Blog Post Not Found',
    "The blog post you're looking for doesn't exist or has been removed.",
  ],
  ...Object.fromEntries(
    ['quiz', 'report', 'blog', 'vendor-access'].map((page) => [`/nyc-plastic/${page}`, ['Coming Soon']]),
  ),
  '/nyc-internet': ['Risk Assessment', 'Reports', 'Blog', 'For Vendors', 'Return to Main Site'],
  '/nyc-internet/quiz': ['Contact Information', 'Building Information'],
  '/nyc-internet/report': [
    'Building Address',
    'Risk Level',
    'Score',
    'Date',
    '78%',
    'Building Readiness Assessment',
    'Compliance Requirements',
    'Market Analysis',
    'Coming Soon',
  ],
  '/nyc-internet/blog': ['Read More'],
  '/nyc-internet/vendor-access': [
    'City-wide visibility',
    'Direct connections',
    'Growth opportunities',
    'Knowledge resources',
    'Valid NYC business license',
    'Proof of insurance',
    'Industry certifications',
    'References',
    'Internet Service Provider',
    'Infrastructure Provider',
    'Digital Consultant',
    'Systems Integrator',
    'Equipment Provider',
    'Other Services',
  ],
  '/nyc-internet/vendor-access?application=received': [
    'Application Submitted',
    'Your application has been submitted successfully!',
    '3-5 business days',
    'Submit Another Application',
  ],
  '/cwz': ['Quick Assessment', 'Instant Report', 'Full Breakdown', 'Start Free CWZ Check'],
  [`/${UNKNOWN}`]: ['Unexpected Application Error!'],
};

/** Messages that scripts display. The pages contain them in their data and attributes. */
const MESSAGES: Record<string, string[]> = {
  [`/ll97/blog/${UNKNOWN}`]: ['Failed to load article', "The article you're looking for could not be found."],
  [`/ll199/blog/${UNKNOWN}`]: ['Failed to load blog post'],
  '/ll97/vendor-access': ['There was an error submitting your application. Please try again.'],
  '/ll199/invoice': ['There was an error submitting your information. Please try again.'],
  '/nyc-internet/quiz': ['There was an error processing your assessment. Please try again.'],
  '/nyc-internet/vendor-access': ['There was an error processing your application. Please try again.'],
  '/cwz/assessment': ['Failed to submit assessment. Please try again.'],
};

const READINESS: [answers: Record<string, string>, ...texts: string[]][] = [
  [
    { hasExistingInfrastructure: 'yes', broadbandAvailability: 'excellent', willingToUpgrade: 'yes' },
    'Low Risk',
    'Your property is well-positioned for the NYC Internet Master Plan with minimal changes required.',
  ],
  [
    { hasExistingInfrastructure: 'unsure', broadbandAvailability: 'good', willingToUpgrade: 'maybe' },
    'Moderate Risk',
    'Your property may need some upgrades to align with the NYC Internet Master Plan requirements.',
  ],
  [
    { hasExistingInfrastructure: 'unsure', broadbandAvailability: 'limited', willingToUpgrade: 'maybe' },
    'High Risk',
    'Your property requires significant upgrades to meet NYC Internet Master Plan standards.',
  ],
  [
    { hasExistingInfrastructure: 'no', broadbandAvailability: 'poor', willingToUpgrade: 'no' },
    'Critical Risk',
    'Your property has urgent digital infrastructure needs that should be addressed immediately.',
  ],
];

/** Texts of pages that exist only after a form has been submitted. */
async function madePages(request: APIRequestContext): Promise<Record<string, string[]>> {
  const id = await assess(request);
  const pages: Record<string, string[]> = {
    [`/cwz/report/${id}`]: [
      'January 1, 2024',
      '38%',
      '$570',
      '$150',
      // The bill that the visitor entered. Without one, the report shows $720: see your-answers.test.ts.
      '$1,200',
      '18%',
      'Upload My Bill for Full Analysis',
    ],
    [`/cwz/thank-you/${id}`]: ['1-2 business days'],
  };
  for (const [answers, ...texts] of READINESS) {
    const building = { buildingAddress: '12 Main Street, Queens', buildingType: 'residential' };
    const form = { userName: 'Olive Owner', userEmail: 'olive@example.com', ...building, ...answers };
    pages[leadsTo(await post(request, '/nyc-internet/quiz', form))] = [
      'Assessment Complete',
      'Take Assessment Again',
      'View Detailed Reports',
      ...texts,
    ];
  }
  return pages;
}

const unescaped = (html: string): string => html.replaceAll('&#x27;', "'").toLowerCase();

const plain = (html: string): string => readableHtml(html).words.replace(/\s+/g, ' ').toLowerCase();

const withoutScripts = (html: string): string => html.replace(/<script\b.*?<\/script>/gs, '');

test('the pages contain every text that the specification requires', async ({ request }) => {
  test.setTimeout(120_000);
  const missing: string[] = [];
  const expectTexts = async (pages: Record<string, string[]>, read: (html: string) => string) => {
    for (const [address, texts] of Object.entries(pages)) {
      const shown = read(await (await request.get(address)).text());
      missing.push(
        ...texts.filter((text) => !shown.includes(text.toLowerCase())).map((text) => `${address}: ${text}`),
      );
    }
  };
  await expectTexts({ ...TEXTS, ...(await madePages(request)) }, (html) => plain(withoutScripts(html)));
  await expectTexts(MESSAGES, unescaped);
  expect(missing).toEqual([]);
});

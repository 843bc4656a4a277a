export const HOME = {
  learnMore: 'Learn More',
  contact: 'Contact Us',
  portfolio: 'Several buildings? Put all their dates on one page',
  laws: 'Something else? See all building laws',
  modules: 'Explore All Regulatory Modules',
  partners: 'Become a Partner',
};

export const ABOUT = { partners: 'Meet our partners', program: 'See the partner program' };

export const HELP = {
  faqs: {
    title: 'FAQs',
    text: 'The questions visitors ask most, answered in a few lines each.',
    linkLabel: 'Read',
  },
  guides: {
    title: 'User Guides',
    text: 'How to get started, look up your building, read a report, answer a summons, and more.',
    linkLabel: 'Browse',
  },
  support: {
    title: 'Contact Support',
    text: "Didn't find it here? Write to us, and someone on our staff will answer by email.",
    linkLabel: 'Write to us',
  },
  faqHeading: 'Frequently Asked Questions',
  guidesHeading: 'Popular Guides',
};

export const BROWSER = {
  explore: 'Explore',
  wasteCosts: 'Check my waste costs',
  allLaws: 'See all building laws',
};

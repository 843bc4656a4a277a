export const NO_ISSUES = {
  all: 'We haven’t sent a newsletter yet. Once we do, you’ll find it here.',
  ofNewsletter: 'We haven’t sent an issue of this newsletter yet. Once we do, you’ll find it here.',
};

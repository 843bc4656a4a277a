export const NOT_OPEN = {
  page: "This page isn't open yet. Leave your email address, and we will tell you when it opens.",
  figures:
    'We are still checking the figures on this page. Leave your email address, and we will tell you when it opens.',
  description: (page: string) =>
    `${page}: not open yet. Leave your email address, and we will tell you when it opens.`,
};

export const TENANT_GUIDE = {
  label: 'Rent here? Who owns it, and how to complain',
  url: '/help/i-rent-complain-and-find-the-owner',
};

export const LANGUAGE_GUIDE = { label: 'Help in your language', url: '/help/help-in-your-language' };

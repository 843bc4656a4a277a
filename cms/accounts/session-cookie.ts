/** How browsers keep the session: never sent by other sites, and over https only where the site has it. */
export const sessionCookie = (siteUrl = '') => ({
  sameSite: 'Lax' as const,
  secure: siteUrl.startsWith('https://'),
});

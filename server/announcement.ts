import type { FirstAdmin } from './back-office/index.ts';

/** The account of the first admin; a password that was given is not repeated. */
function firstAdminLines({ email, generatedPassword }: FirstAdmin): string[] {
  return [
    '  The first admin can sign in now:',
    `    E-mail    ${email}`,
    `    Password  ${generatedPassword ?? 'as set in ADMIN_PASSWORD'}`,
    ...(generatedPassword ? ['  This password is shown only once.'] : []),
    '',
  ];
}

/** What a person wants to know when the product has started. */
export function announcement(siteUrl: string, firstAdmin: FirstAdmin | null): string {
  const addresses = [`  Site   ${siteUrl}`, `  Admin  ${siteUrl}/admin`, ''];
  return ['', ...addresses, ...(firstAdmin ? firstAdminLines(firstAdmin) : []), ''].join('\n');
}

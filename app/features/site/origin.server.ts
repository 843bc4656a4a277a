/** Scheme and host of the site: as configured, else as the visitor asked for it. */
export function originOf(request: Request): string {
  const configured = process.env.SITE_URL;
  return (configured ?? new URL(request.url).origin).replace(/\/+$/, '');
}

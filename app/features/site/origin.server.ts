/** Scheme and host of the site: as configured, else as the visitor asked for it. */
export function originOf(request: Request): string {
  return new URL(process.env.SITE_URL || request.url).origin;
}

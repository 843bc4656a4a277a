/** The origin of the site: as configured, else as requested. */
export function originOf(request: Request): string {
  return new URL(process.env.SITE_URL || request.url).origin;
}

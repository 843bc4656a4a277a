export function originOf(request: Request): string {
  return new URL(process.env.SITE_URL || request.url).origin;
}

/** The origin that links in mails begin with: where no request tells it. */
export const siteAddress = (): string =>
  process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;

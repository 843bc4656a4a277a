const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };

/** A sitemap, or the index of them. */
export const xmlResponse = (xml: Buffer): Response => new Response(new Uint8Array(xml), { headers: HEADERS });

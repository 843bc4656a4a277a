/** HTML that the server made from rich text. */
export const RichText = ({ html }: { html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);

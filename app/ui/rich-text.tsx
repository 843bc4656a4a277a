/** Text from the back office, as HTML that the server has made and checked. */
export const RichText = ({ html }: { html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);

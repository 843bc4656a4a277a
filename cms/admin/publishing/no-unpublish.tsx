import './no-unpublish.css';

/** Stands in the menu where Payload offers "Unpublish", and says why nobody can. */
export const NoUnpublish = () => (
  <p className="no-unpublish">The site needs this, so it cannot be unpublished</p>
);

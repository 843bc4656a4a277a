import './no-unpublish.css';

/** Stands in the menu where Payload offers "Unpublish", and says why nobody can. */
export const NoUnpublish = () => <p className="no-unpublish">Pages need this: it stays on the site</p>;

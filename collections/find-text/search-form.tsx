import '#cms/panel/own-field.css';
import './find-text.css';

/** Searches the texts of the panel. It works without a script. */
export const SearchForm = ({ phrase, id = 'find-text' }: { phrase?: string; id?: string }) => (
  <form action="/admin/find-text" role="search" className="find-text__form">
    <label htmlFor={id}>Find a text</label>
    <input
      id={id}
      type="search"
      name="q"
      className="own-field"
      defaultValue={phrase}
      maxLength={200}
      required
    />
    <button type="submit" className="btn btn--style-secondary btn--size-small">
      Find
    </button>
  </form>
);

/** The search form at the top of the menu. */
export const SearchInMenu = () => <SearchForm id="nav-find-text" />;

import '#cms/panel/own-field.css';
import './find-text.css';

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

export const SearchInMenu = () => <SearchForm id="nav-find-text" />;

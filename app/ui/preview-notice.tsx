/** Says to an editor that this is not what visitors see. */
export const PreviewNotice = () => (
  <p role="status" className="mb-6 border-l-4 border-lot bg-lot-tint px-4 py-2 font-semibold">
    Preview: this is the newest draft, which visitors do not see.
  </p>
);

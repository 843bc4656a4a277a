/** The commercial waste zone of a building, and its bins. */
export interface WasteView {
  /** Two where a district lies in two zones. */
  zones: { name: string; status: string }[];
  /** Why the zone is not certain. */
  doubt?: string;
  bins?: { because: string; when: string };
  assessment: { label: string; href: string };
}

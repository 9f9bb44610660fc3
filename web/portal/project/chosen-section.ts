/** The section of the draft that the owner selected. */
export interface ChosenSection {
  page: string;
  section: string;
  label: string;
}

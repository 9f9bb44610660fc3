/** One message of the activity pop-up: name, location, action and time. */
export interface Activity {
  /** First name only. */
  name: string;
  /** A city. */
  location: string;
  action: string;
  /** ISO 8601. */
  time: string;
  /** Invented for the demo, and labeled as a sample. */
  sample: boolean;
}

/** Of what impeccable exports, what we use; it has no types of its own. */
declare module 'impeccable' {
  interface Finding {
    /** The rule's ID. */
    antipattern: string;
    snippet: string;
    /** Told, but not counted. */
    advisory?: true;
  }
  export function detectHtml(file: string): Promise<Finding[]>;
}

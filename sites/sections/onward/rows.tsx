/** Where to go next: a large link a row. */
export { OnwardLinks as default } from './parts/links.tsx';

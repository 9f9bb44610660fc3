/** Where to go next: the links run on in one line of lettering, with strokes between them. */
export { OnwardLinks as default } from './parts/links.tsx';

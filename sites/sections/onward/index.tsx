/** Where to go next: the heading on the left, a short column of links on the right. */
export { OnwardLinks as default } from './parts/links.tsx';

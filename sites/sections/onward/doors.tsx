/** Where to go next: boxes side by side, the first as large as two. */
export { OnwardLinks as default } from './parts/links.tsx';

import { data } from 'react-router';

/** An address of the desk where nothing is; the layout says so inside the desk. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

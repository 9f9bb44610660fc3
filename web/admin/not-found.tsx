import { data } from 'react-router';

/** Handles unknown URLs in Admin. The layout shows the error inside the Admin Panel. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

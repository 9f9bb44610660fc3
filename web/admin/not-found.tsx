import { data } from 'react-router';

/** An unknown address in Admin. The layout shows that inside the Admin Panel. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

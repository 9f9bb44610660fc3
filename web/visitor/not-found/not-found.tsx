import { data } from 'react-router';
import { notFoundMeta } from '../../page-meta.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = notFoundMeta;

export default NotFoundScreen;

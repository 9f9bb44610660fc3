import { data } from 'react-router';
import { NotFoundScreen } from '../../errors/not-found-screen.tsx';
import { notFoundMeta } from '../../meta/private-meta.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = notFoundMeta;

export default NotFoundScreen;

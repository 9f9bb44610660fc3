import { data } from 'react-router';
import { NotFoundScreen } from '../../errors/not-found-screen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = notFoundMeta;

export default NotFoundScreen;

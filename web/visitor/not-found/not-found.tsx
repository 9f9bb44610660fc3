import { data } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: `Page not found | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default NotFoundScreen;

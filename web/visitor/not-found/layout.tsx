import { Outlet } from 'react-router';

export const handle = { policy: 'open' } as const;

/** The layout of the 404 page. */
export default Outlet;

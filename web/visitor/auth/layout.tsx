import { Outlet } from 'react-router';

export const handle = { policy: 'open' } as const;

export default Outlet;

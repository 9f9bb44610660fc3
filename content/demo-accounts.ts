/** Accounts of demo mode, printed at start. They never exist in live mode. */
export const demoAccounts = {
  admin: 'admin@sunup.test',
  owner: 'owner@sunup.test',
  liveOwner: 'marigold@sunup.test',
  shopOwner: 'larkspur@sunup.test',
  password: 'sunup-demo-24h',
} as const;

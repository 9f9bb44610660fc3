import { followAddresses } from '../domain/hosting/addresses.ts';

/** Republishes sites whose address has changed. */
export default async function followAddressesJob(): Promise<void> {
  await followAddresses();
}

import { followAddresses } from '../domain/hosting/addresses.ts';

/** Publishes sites again whose address isn't the one their pages name. */
export default async function followAddressesJob(): Promise<void> {
  await followAddresses();
}
